import { existsSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { backupPostgres, NoDumpProgram, type PostgresBackup } from "../backup/backup-postgres.ts";
import { findSealedBackupKey, NO_WORDS_AWAY } from "../backup/away/backup-key.ts";
import { sendAway } from "../backup/away/away-job.ts";
import { backupSqlite } from "../backup/backup-sqlite.ts";
import { holdBackup } from "../backup/held/hold-backup.ts";
import type { Config } from "../base/settings/config.ts";
import { openDatabase, SQLITE_FILE } from "../db/open-database.ts";
import { hasSqlite, requireReadable } from "../start/check-place.ts";
import { requireNoStickyPooler } from "../start/check-start.ts";
import { type Command, type CommandRun, toFailureCode, withSettings } from "../start/command.ts";

/**
 * A checked copy of the database in `DAMIM_DATA_DIR/backups`; the server may run.
 * Exit codes: 0 done, 1 not written, 74 the disk is full, 66 no database, 75 written here and not sent away (or as the server), 78 wrong setting
 * or no fitting pg_dump.
 */
export const backUp: Command = (run) =>
  withSettings(run, async (config) => {
    const { databaseUrl, dataDir, backupKeep: keep } = config;
    const { print, complain } = run;
    if (databaseUrl) return dumpPostgres(config, databaseUrl, run);
    requireReadable(config);
    if (!existsSync(path.join(dataDir, SQLITE_FILE))) {
      complain(`${dataDir}에 백업할 데이터가 없어요. DAMIM_DATA_DIR을 확인해 주세요.`);
      return 66;
    }
    try {
      const made = await holdHere(config, run, () =>
        backupSqlite({ dataDir, keep, now: Date.now() }),
      );
      const { file, counts, fileCount, hasSecret } = made;
      print(
        `백업했어요: ${file} (사용자 ${counts["users"]}명, 기록 ${counts["rows"]}건, 파일 ${fileCount}개)`,
      );
      if (!hasSecret) {
        print(
          "이 백업에는 서버 열쇠(secret)가 없어요. 관리 「서버」에서 복구 낱말을 만들면 다음 백업부터 들어가요.",
        );
      }
    } catch (error) {
      complain(`백업하지 못했어요. 원래 데이터는 그대로 있어요. (${String(error)})`);
      return toFailureCode(error);
    }
    return send(config, run);
  });

/** Only where there is a school: opening an empty file would make it a database. */
async function holdHere<T>(config: Config, run: CommandRun, work: () => Promise<T>): Promise<T> {
  if (!hasSqlite(config.dataDir)) return work();
  const database = openDatabase(config);
  try {
    return await holdBackup(database.queries, toWorld(run), work);
  } finally {
    await database.close();
  }
}

const toWorld = ({ print }: CommandRun) => ({
  now: Date.now,
  onWait: () => print("서버가 지금 백업하고 있어요. 끝나면 이어서 백업해요."),
});

/** Away from the house too, where the settings say so. 75: it waits here for the next time. */
async function send(config: Config, { print, complain }: CommandRun): Promise<number> {
  if (!config.backupTo) return 0;
  const database = openDatabase(config);
  try {
    const newest = await sendAway({ database, config, place: config.backupTo, now: Date.now });
    print(`다른 곳에도 보냈어요: ${newest}`);
    if ((await findSealedBackupKey(database.queries)) === undefined) print(NO_WORDS_AWAY);
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    complain("이 컴퓨터의 백업은 그대로 있어요. 다음 밤에 다시 보내요.");
    return 75;
  } finally {
    await database.close();
  }
}

async function dumpPostgres(config: Config, databaseUrl: string, run: CommandRun): Promise<number> {
  const { env, print, complain } = run;
  const { dataDir, backupKeep: keep, files } = config;
  await requireNoStickyPooler(config);
  const database = openDatabase(config);
  try {
    if (database.kind !== "postgres") throw new Error("not PostgreSQL");
    await sql`select 1`.execute(database.queries);
    const made = await holdBackup(database.queries, toWorld(run), () =>
      backupPostgres({
        database,
        databaseUrl,
        searchPath: env["PATH"],
        dataDir,
        keep,
        now: Date.now(),
      }),
    ).catch((error: unknown) => error);
    if (made instanceof NoDumpProgram) {
      complain(made.message);
      return 78;
    }
    if (made instanceof Error) {
      complain(`백업하지 못했어요. 원래 데이터는 그대로 있어요. (${String(made)})`);
      return toFailureCode(made);
    }
    const { file, counts } = made as PostgresBackup;
    print(`백업했어요: ${file} (사용자 ${counts["users"]}명, 기록 ${counts["rows"]}건)`);
    if (files.type === "disk") {
      print(`선생님들의 파일은 들어 있지 않아요. ${dataDir}의 files 폴더를 이어서 복사해 주세요.`);
    }
    return await send(config, run);
  } finally {
    await database.close();
  }
}
