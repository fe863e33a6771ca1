import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { type DrillDifference, toDifferenceWords } from "@damim/domain/admin/drill.ts";
import { NoDumpProgram } from "../backup/backup-postgres.ts";
import { readFacts } from "../backup/backup-facts.ts";
import { findSecret, type FoundSecret, isRefused } from "../backup/find-secret.ts";
import { createS3FileStorage } from "../adapters/files/s3-file-storage.ts";
import { beginLife } from "../backup/begin-life.ts";
import { restorePostgres } from "../backup/restore-postgres.ts";
import { isInUse, type RestoreRefusal, restoreSqlite } from "../backup/restore-sqlite.ts";
import { findSecretFacts } from "../backup/secret-facts.ts";
import type { Config } from "../base/settings/config.ts";
import { FileStorageFailure } from "../base/ports/file-storage.ts";
import { meetAwayLedger } from "../backup/ledger/ledger-file.ts";
import { tryLockDataFolder } from "../db/lock-data-folder.ts";
import { findDatabaseFailure } from "../db/database-failure.ts";
import { openDatabase, SQLITE_FILE } from "../db/open-database.ts";
import { requireNoStickyPooler } from "../start/check-start.ts";
import { type Command, type CommandRun, toFailureCode, withSettings } from "../start/command.ts";
import { DISK_EXIT_CODE } from "../start/start-failure.ts";
import { askWords } from "./ask-words.ts";
import { fetchAway } from "./fetch-away.ts";

const refusals: Readonly<Record<RestoreRefusal["type"], readonly [code: number, text: string]>> = {
  FileMissing: [66, "그 파일이 없어요. 경로를 확인해 주세요."],
  FileDamaged: [
    65,
    "온전한 담임 백업 파일이 아니에요. backups 폴더의 다른 파일로 해 주세요. 바뀐 것은 없어요.",
  ],
  FileOfNewerVersion: [
    78,
    "이 담임보다 새 버전에서 만든 백업이에요. 담임을 새 버전으로 올린 뒤 다시 해 주세요. 바뀐 것은 없어요.",
  ],
  WordsWrong: [
    65,
    "복구 낱말이 이 백업의 것이 아니에요. 백업할 때의 낱말 열두 개를 순서대로 다시 적어 주세요. 바뀐 것은 없어요.",
  ],
  SecretMissing: [
    78,
    "이 데이터는 다른 서버 열쇠(secret)의 것인데, 백업에 열쇠가 들어 있지 않아요. 그때의 secret 파일을 데이터 폴더에 넣고 다시 해 주세요. 열쇠를 잃었다면 --without-secret을 붙여 주세요. 그러면 모두 다시 로그인해야 하고, 패드 방 링크와 잠긴 타임캡슐은 열리지 않아요. 바뀐 것은 없어요.",
  ],
  ServerRuns: [75, "담임 서버가 켜져 있어요. 서버를 끈 뒤 다시 해 주세요. 바뀐 것은 없어요."],
};

const WITHOUT_SECRET = "--without-secret";
const AWAY = "--away";
/** So many of the files that are nowhere are named. */
const NAMED_FILES = 10;

const DEVICES_SEND_AGAIN = "서버를 시작하면 선생님들의 기기가 백업 뒤에 쓴 내용을 다시 보내요.";
const DEAL_AGAIN =
  "되돌린 표는 노드에 나뉘어 있지 않아요. 시작하기 전에 ops/citus.sql을 다시 실행해 주세요.";

/** A restore that is asked for: the terminal, and whether the secret was given up. */
type Restoring = CommandRun & { readonly isGivenUp: boolean };

/**
 * `restore FILE`: puts a backup in the place of the database, a dump in that of `DATABASE_URL`; no server may run.
 * `restore --away [NAME]`: brings the newest backup, or that one, out of the bucket of `DAMIM_BACKUP_TO` first.
 * `restore --new-epoch`: after pg_restore, or when a database file was put back by hand.
 * Both ask for the recovery words where the data folder has not the secret of the backup; `--without-secret` goes on
 * without it.
 * Exit codes: 0 done, 1 failed, 74 the disk is full, 64 wrong call, 65 no good backup or other words, or what came back is not what
 * its `.json` says, 66 no file, 75 the server runs, 78 wrong setting, a backup of a newer version, or the secret is missing.
 */
export const restore: Command = (run) => {
  const isGivenUp = run.args.includes(WITHOUT_SECRET);
  const [what, ...rest] = run.args.filter((word) => word !== WITHOUT_SECRET);
  const restoring = { ...run, isGivenUp };
  return withSettings(run, async (config) => {
    const isAway = what === AWAY && rest.length <= 1;
    if (what === undefined || (rest.length > 0 && !isAway)) {
      run.complain(`${run.call("restore", "백업파일")} 처럼 되돌릴 파일 하나를 적어 주세요.`);
      return 64;
    }
    const work = async (): Promise<number> => {
      await hearAwayLedger(config, run);
      if (isAway) return bringBack(rest[0], config, restoring);
      if (what === "--new-epoch") return startNewEpoch(config, restoring);
      return putBack(what, config, restoring);
    };
    return work().catch((error: unknown) => {
      // Said as the start says it, with the code for it.
      if (findDatabaseFailure(error) === "away") throw error;
      const code = toFailureCode(error);
      const isFull = code === DISK_EXIT_CODE;
      const remedy = isFull ? " 디스크가 가득 찼어요. 자리를 만들고 다시 해 주세요." : "";
      const why = error instanceof Error ? error.message : String(error);
      run.complain(`되돌리지 못했어요.${remedy} (${why})`);
      return code;
    });
  });
};

/** On an empty computer nothing but the words is needed. */
async function bringBack(
  name: string | undefined,
  config: Config,
  run: Restoring,
): Promise<number> {
  let typed: string | undefined;
  const askOnce = async (): Promise<string> => (typed ??= await askWords(run));
  const fetched = await fetchAway(name, config, { ...run, askWords: askOnce });
  return typeof fetched === "number" ? fetched : putBack(fetched, config, { ...run, ask: askOnce });
}

async function putBack(name: string, config: Config, run: Restoring): Promise<number> {
  const { databaseUrl, dataDir } = config;
  // npm runs scripts in the project's folder; the file is named as seen from the caller's.
  const file = path.resolve(run.env["INIT_CWD"] ?? "", name);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    run.complain(`${name}: 폴더예요. 백업 파일의 이름을 적어 주세요. 바뀐 것은 없어요.`);
    return 66;
  }
  if (existsSync(file) && !readFacts(file)) {
    run.print(
      existsSync(`${file}.json`)
        ? "백업 옆의 .json을 읽지 못해서, 적힌 그대로인지 견주어 보지 못하고 되돌려요. .json이 상했다면 백업도 살펴봐 주세요."
        : "백업 옆에 .json이 없어서, 적힌 그대로인지 견주어 보지 못하고 되돌려요. 백업을 복사할 때 .json도 함께 복사해 주세요.",
    );
  }
  if (databaseUrl) {
    await requireNoStickyPooler(config);
    return putDumpBack(file, config, { ...run, databaseUrl });
  }
  const restored = await restoreSqlite({
    file,
    dataDir,
    now: Date.now(),
    secret: { askWords: () => askWords(run), isGivenUp: run.isGivenUp },
  });
  if (!restored.ok) return refuse(restored.refusal, run);
  const { counts, differences, missingFiles, aside, erasedYears, isLogWhole, secret } = restored;
  run.print(`되돌렸어요: 사용자 ${counts["users"]}명, 기록 ${counts["rows"]}건.`);
  tellErased(erasedYears, run);
  tellLog(isLogWhole, run);
  tellSecret(secret, run);
  if (missingFiles.length > 0) {
    run.print(
      `선생님들의 파일 ${missingFiles.length}개는 백업 폴더에서 찾지 못했어요. backups/files를 함께 복사해 두었다면 그 자리에 두고 다시 해 주세요.`,
    );
    for (const key of missingFiles.slice(0, NAMED_FILES)) run.print(`  files/${key}`);
    if (missingFiles.length > NAMED_FILES) run.print("  …");
  }
  if (aside) run.print(`그 전의 데이터는 ${aside}에 있어요.`);
  run.print(DEVICES_SEND_AGAIN);
  return tellDifferences(differences, run);
}

/** In the place of what the database of `DATABASE_URL` holds. */
async function putDumpBack(
  file: string,
  config: Config,
  run: Restoring & { readonly databaseUrl: string },
): Promise<number> {
  const { databaseUrl, env } = run;
  const { dataDir } = config;
  let differences: readonly DrillDifference[];
  // One connection: every other one is a server's.
  const database = openDatabase({ ...config, poolSize: 1 });
  try {
    if (database.kind !== "postgres") throw new Error("not PostgreSQL");
    const restored = await restorePostgres({
      file,
      database,
      databaseUrl,
      searchPath: env["PATH"],
      dataDir,
      now: Date.now(),
      secret: { askWords: () => askWords(run), isGivenUp: run.isGivenUp },
    });
    if (!restored.ok) return refuse(restored.refusal, run);
    const { counts, aside, erasedYears, isLogWhole, secret } = restored;
    ({ differences } = restored);
    run.print(`되돌렸어요: 사용자 ${counts["users"]}명, 기록 ${counts["rows"]}건.`);
    tellErased(erasedYears, run);
    tellLog(isLogWhole, run);
    if (aside) run.print(`그 전의 데이터는 ${aside}에 있어요.`);
    try {
      await beginLife(database, { dataDir, secret });
    } catch (error) {
      run.complain(
        `데이터는 되돌렸지만 아직 시작할 수 없어요. ${run.call("restore", "--new-epoch")}으로 마저 해 주세요. (${String(error)})`,
      );
      return toFailureCode(error);
    }
    tellSecret(secret.type, run);
    if (config.isCluster) run.print(DEAL_AGAIN);
  } catch (error) {
    if (!(error instanceof NoDumpProgram)) throw error;
    run.complain(error.message);
    return 78;
  } finally {
    await database.close();
  }
  run.print(DEVICES_SEND_AGAIN);
  return tellDifferences(differences, run);
}

/** What came back, beside what was written down when it was backed up. */
function tellDifferences(
  differences: readonly DrillDifference[],
  { complain }: CommandRun,
): number {
  if (differences.length === 0) return 0;
  complain(
    [
      "되돌린 것이 백업 옆의 .json에 적힌 것과 달라요.",
      ...toDifferenceWords(differences).map((words) => `- ${words}`),
      "되돌린 것도 그 전의 데이터도 지우지 않았어요. .json이 이 백업의 것이 맞는지 보고, 맞다면 서버를 시작하기 전에 다른 날의 백업으로 다시 되돌려 주세요.",
    ].join("\n"),
  );
  return 65;
}

async function startNewEpoch(config: Config, run: Restoring): Promise<number> {
  const { databaseUrl, dataDir } = config;
  const unlock = databaseUrl ? () => undefined : tryLockDataFolder(dataDir);
  if (!unlock) return refuse({ type: "ServerRuns" }, run);
  try {
    if (!databaseUrl && isInUse(path.join(dataDir, SQLITE_FILE))) {
      return refuse({ type: "ServerRuns" }, run);
    }
    const database = openDatabase(config);
    try {
      const { isGivenUp } = run;
      const sources = { folders: [dataDir], askWords: () => askWords(run), isGivenUp };
      const secret = await findSecret(await findSecretFacts(database.queries), sources);
      if (isRefused(secret)) return refuse(secret, run);
      await beginLife(database, { dataDir, secret });
      tellSecret(secret.type, run);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
  run.print("표시했어요. 서버를 (다시) 시작하면 기기들이 백업 뒤에 쓴 내용을 다시 보내요.");
  return 0;
}

function tellErased(count: number, { print }: CommandRun): void {
  if (count > 0)
    print(
      `백업 뒤에 약속한 것 ${count}건을 되돌린 데이터에서도 지켰어요(파기와 그 예약, 번호만 쓰기, 기록 잠그기, 끝낸 링크, 거둔 권한). 이전 버전에서 잠그고 새 버전에서 아직 열지 않은 기록은 그 선생님의 기기가 다시 들어올 때 잠겨요.`,
    );
}

function tellLog(isWhole: boolean, { print }: CommandRun): void {
  if (!isWhole)
    print(
      "백업 뒤의 접속 기록은 되돌릴 곳이 없어서 비어 있어요. 선생님들의 접속 기록 화면에도 그 사이가 없다고 나와요.",
    );
}

/** What another computer noted as destroyed; without the bucket it goes with the first night after the start. */
async function hearAwayLedger({ backupTo, dataDir }: Config, run: CommandRun): Promise<void> {
  if (!backupTo) return;
  await meetAwayLedger(dataDir, createS3FileStorage(backupTo)).catch((error: unknown) => {
    if (!(error instanceof FileStorageFailure)) throw error;
    run.print(
      "DAMIM_BACKUP_TO의 저장소에 닿지 못해, 그곳에 적힌 파기 기록은 아직 보지 못했어요. 닿으면 밤에 마저 지워요.",
    );
  });
}

function tellSecret(secret: FoundSecret["type"], { print }: CommandRun): void {
  if (secret === "found") {
    print("서버 열쇠(secret)도 되돌렸어요. 로그인, 패드 방 링크, 타임캡슐이 그대로 열려요.");
  }
  if (secret === "given-up") {
    print(
      "서버 열쇠(secret) 없이 되돌렸어요. 모두 다시 로그인해야 하고, 패드 방 링크는 새로 만들어야 해요.",
    );
  }
  if (secret === "unknown") {
    print(
      "0.5.0보다 오래된 백업이라 서버 열쇠가 같은지 확인하지 못했어요. 다른 컴퓨터에서 되돌렸다면 시작하기 전에 그때의 secret 파일을 데이터 폴더에 넣어 주세요.",
    );
  }
}

function refuse(refusal: RestoreRefusal, { complain }: CommandRun): number {
  const [code, text] = refusals[refusal.type];
  complain("detail" in refusal ? `${text} (${refusal.detail})` : text);
  return code;
}
