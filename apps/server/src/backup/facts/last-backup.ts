import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { toDrillWords } from "@damim/domain/admin/drill.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { toSizeWords } from "@damim/domain/files/size-words.ts";
import { fact, type FactGround } from "../../base/facts/fact.ts";
import { findAway } from "../away/away-facts.ts";
import { findSealedBackupKey, NO_WORDS_AWAY } from "../away/backup-key.ts";
import { listBackups } from "../backup-folder.ts";
import { findDrill } from "../drill/drill-facts.ts";
import { findLastFull, readBackupSize } from "../last-full.ts";
import { readSealedAt } from "../sealed-secret.ts";
import { findSecretFacts } from "../secret-facts.ts";

/** A backup of every night that is older than this was missed. */
const OLD_MS = 36 * 3_600_000;

/** What lies in the data folder, the newest first, and when the newest was made: of several servers one makes it. */
export async function findLastBackup({ config, database }: FactGround) {
  const folder = path.join(config.dataDir, "backups");
  const end = database.kind === "sqlite" ? ".sqlite" : ".dump";
  const files = existsSync(folder) ? listBackups(folder, end).toReversed() : [];
  const backups = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return { name: path.basename(file), at: Math.round(mtimeMs), bytes: size };
  });
  const job = await database.queries
    .selectFrom("jobs")
    .select("last_run_at")
    .where("name", "=", "backup")
    .where("last_failure", "is", null)
    .executeTakeFirst();
  const at = Math.max(backups[0]?.at ?? 0, Number(job?.last_run_at ?? 0)) || null;
  return { at, backups, files };
}

export const backupFacts = [
  fact("backup", "마지막 백업", {
    read: findLastBackup,
    say({ at, backups: [last] }, now) {
      if (at === null) return "아직 없어요. 밤마다 03:10에 해요";
      const made = `${toKoreanInstant(at, now)}${last ? `, ${toSizeWords(last.bytes)}` : ""}`;
      return isOld(at, now) ? `${made}. 백업이 오래되었어요` : made;
    },
    isWarn: ({ at }, now) => isOld(at, now),
    figures: {
      damim_backup_age_seconds: [
        "Age of the newest backup.",
        ({ at }, now) => (at === null ? undefined : (now - at) / 1000),
      ],
    },
    card: ({ at, backups }) => ({ lastBackupAt: at, backups }),
  }),
  fact("fuller-backup", "마지막 백업", {
    async read(ground) {
      const { files } = await findLastBackup(ground);
      const sizes = files.map((file) => ({ name: file, size: readBackupSize(file) }));
      const full = findLastFull(sizes.toReversed());
      return full === files[0] ? undefined : full;
    },
    say: (fuller) =>
      `그 전의 ${path.basename(fuller)}보다 든 것이 훨씬 적어요. 데이터가 줄었다면 그 백업을 되돌려 주세요`,
    isWarn: () => true,
  }),
  fact("drill", "마지막 복구 연습", {
    read: async ({ database }) => (await findDrill(database.queries)) ?? null,
    say: (drill, now) =>
      drill
        ? `${toKoreanInstant(drill.at, now)}, ${toDrillWords(drill)}`
        : "아직 없어요. 매달 1일 04:00에 해요",
    isWarn: (drill) => (drill?.differences.length ?? 0) > 0,
    figures: {
      damim_drill_age_seconds: [
        "Since a backup was opened.",
        (drill, now) => (drill ? (now - drill.at) / 1000 : undefined),
      ],
      damim_drill_differences: ["What it lacked then.", (drill) => drill?.differences.length],
    },
    card: (drill) => ({ drill }),
  }),
  fact("away", "다른 곳의 백업", {
    read: async ({ config, database }) =>
      config.backupTo && ((await findAway(database.queries)) ?? { at: null, failure: null }),
    say({ at, failure }, now) {
      const sent =
        at === null ? "아직 보내지 않았어요" : `${toKoreanInstant(at, now)}까지 보냈어요`;
      return failure === null
        ? sent
        : `${sent}. ${failure} 이 컴퓨터의 백업은 그대로 있고, 다음 밤에 다시 보내요.`;
    },
    isWarn: ({ failure }) => failure !== null,
  }),
  fact("away-words", "다른 곳에 둔 백업", {
    read: async ({ config, database }) =>
      config.backupTo && (await findSealedBackupKey(database.queries)) === undefined
        ? NO_WORDS_AWAY
        : undefined,
    say: (sentence) => sentence,
    isWarn: () => true,
  }),
  fact("recovery-words", "복구 낱말", {
    async read({ database }) {
      const { sealed } = await findSecretFacts(database.queries);
      return sealed === undefined ? null : readSealedAt(sealed);
    },
    say: (wordsMadeAt) =>
      wordsMadeAt === null
        ? "아직 없어서 백업에 서버 열쇠(secret)가 들어가지 않아요. 관리 「서버」에서 만들어 주세요"
        : undefined,
    card: (wordsMadeAt) => ({ wordsMadeAt }),
  }),
];

const isOld = (at: number | null, now: number): boolean => at !== null && now - at > OLD_MS;
