import { mkdirSync, statfsSync } from "node:fs";
import type { Logger } from "pino";
import { openFileStorage } from "../adapters/files/open-file-storage.ts";
import { sweepScratch } from "../backup/drill/scratch.ts";
import { finishRestore } from "../backup/restore-begun.ts";
import { claimSecret } from "../backup/secret-facts.ts";
import type { Config } from "../base/settings/config.ts";
import { openDataFolder } from "../base/data-folder.ts";
import { lockDataFolder } from "../db/lock-data-folder.ts";
import { migrate } from "../db/migrations/migrate.ts";
import type { DatabaseWatch } from "../db/database-watch.ts";
import { type Database, openDatabase } from "../db/open-database.ts";
import { claimFilesPlace } from "../files/files-place.ts";
import { backUpBeforeChange } from "./back-up-before-change.ts";
import type { CallName } from "./call-name.ts";
import { checkDumps, checkPlace, checkSecret } from "./check-place.ts";
import { checkStart } from "./check-start.ts";

/** Opens what the server keeps, once it is clear that this server may: the data folder, the database, the files. */
export async function openData(
  config: Config,
  told: {
    readonly log: Logger;
    readonly print: (line: string) => void;
    readonly watch: DatabaseWatch;
    readonly searchPath: string | undefined;
    readonly call: CallName;
  },
) {
  const { log, print, watch, searchPath, call } = told;
  const { dataDir } = config;
  checkPlace(config, call);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = config.databaseUrl ? () => undefined : lockDataFolder(dataDir);
  const { database, patientDatabase } = openDatabases(config, {
    watch,
    onLostConnection: (error) => log.warn({ err: error }, "a database connection was lost"),
  });
  await checkSecret(dataDir, database);
  // After the database: a start that is killed in between must not look like one whose database is gone.
  const secrets = openDataFolder(dataDir);
  const about = { config, now: Date.now, findFreeBytes };
  await checkStart({ ...about, database });
  await checkDumps(config, database, call);
  await migrate(patientDatabase, {
    now: Date.now,
    onWait: () =>
      print("다른 서버가 데이터를 준비하고 있거나, 준비하다 멈췄어요. 15초까지 기다려요."),
    backUp: () => backUpBeforeChange({ ...about, database: patientDatabase, searchPath, print }),
  });
  if (await finishRestore(patientDatabase))
    log.warn("a restore was cut short before: devices send again what it may lack");
  await claimSecret(database.queries, secrets.mark);
  await sweepScratch(database, { dataDir, now: Date.now() }).catch((error: unknown) =>
    log.warn({ err: error }, "what a drill left behind was not removed"),
  );
  const files = openFileStorage(config);
  // A second process does not open the same SQLite, and its files lie beside it.
  if (database.kind === "postgres") await claimFilesPlace(database, files);
  return {
    secrets,
    database,
    patientDatabase,
    files,
    close: async (): Promise<void> => {
      await database.close();
      if (patientDatabase !== database) await patientDatabase.close();
      unlock();
    },
  };
}

/**
 * Requests have a database whose statements end after five seconds; jobs, archives and changes of the schema have one
 * whose statements take as long as they take, with a fifth of the connections. SQLite is one connection for all.
 */
function openDatabases(
  config: Config,
  options: Pick<Parameters<typeof openDatabase>[0], "watch" | "onLostConnection">,
): { readonly database: Database; readonly patientDatabase: Database } {
  if (!config.databaseUrl) {
    const database = openDatabase({ ...config, ...options });
    return { database, patientDatabase: database };
  }
  const patient = Math.max(1, Math.floor(config.poolSize / PATIENT_SHARE));
  const poolSize = Math.max(1, config.poolSize - patient);
  const statementMs = REQUEST_STATEMENT_MS;
  return {
    database: openDatabase({ ...config, ...options, poolSize, statementMs }),
    patientDatabase: openDatabase({ ...config, ...options, poolSize: patient }),
  };
}

const REQUEST_STATEMENT_MS = 5_000;
const PATIENT_SHARE = 5;

export function findFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
