import { createS3FileStorage } from "../adapters/files/s3-file-storage.ts";
import { type Fetched, fetchBackup } from "../backup/away/fetch-backup.ts";
import type { Config } from "../base/settings/config.ts";
import { FileStorageFailure } from "../base/ports/file-storage.ts";
import type { CommandRun } from "../start/command.ts";

const refusals: Readonly<
  Record<Extract<Fetched, { ok: false }>["type"], readonly [code: number, text: string]>
> = {
  NothingAway: [
    66,
    "DAMIM_BACKUP_TO의 저장소에 그런 백업이 없어요. 주소와 폴더를 확인해 주세요. 바뀐 것은 없어요.",
  ],
  OtherDatabase: [
    78,
    "그 백업은 이 서버의 데이터베이스 것이 아니에요. DATABASE_URL을 확인해 주세요. 바뀐 것은 없어요.",
  ],
  WordsWrong: [
    65,
    "복구 낱말이 이 저장소의 것이 아니에요. 종이의 낱말 열두 개를 순서대로 다시 적어 주세요. 바뀐 것은 없어요.",
  ],
  AwayDamaged: [
    65,
    "저장소에 있는 백업이 온전하지 않거나 다른 열쇠로 잠겨 있어요. 다른 날의 백업 이름을 뒤에 적어 다시 해 주세요. 바뀐 것은 없어요.",
  ],
};

/** Brings the newest backup, or the one that is named, out of the bucket of `DAMIM_BACKUP_TO`; the exit code where it is not. */
export async function fetchAway(
  name: string | undefined,
  config: Config,
  run: Pick<CommandRun, "print" | "complain"> & { readonly askWords: () => Promise<string> },
): Promise<string | number> {
  const { print, complain, askWords } = run;
  const { backupTo, dataDir } = config;
  if (!backupTo) {
    complain("DAMIM_BACKUP_TO에 백업을 보내 둔 저장소를 먼저 적어 주세요.");
    return 78;
  }
  const storage = createS3FileStorage(backupTo);
  const end = config.databaseUrl ? ".dump" : ".sqlite";
  const fetched = await fetchBackup({ storage, dataDir, name, end, askWords }).catch(ifAway);
  if (!fetched) {
    complain(
      "DAMIM_BACKUP_TO의 저장소에 닿지 못했어요. 주소와 열쇠, 인터넷을 확인하고 다시 해 주세요. 바뀐 것은 없어요.",
    );
    return 75;
  }
  if (!fetched.ok) {
    const [code, text] = refusals[fetched.type];
    complain(text);
    return code;
  }
  const { file, fileCount } = fetched;
  print(`가져왔어요: ${file}${fileCount > 0 ? ` (파일 ${fileCount}개와 함께)` : ""}`);
  return file;
}

function ifAway(error: unknown): undefined {
  if (!(error instanceof FileStorageFailure)) throw error;
}
