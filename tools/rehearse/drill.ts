import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { toDrillWords } from "@damim/domain/admin/drill.ts";
import { sql } from "kysely";
import { createS3FileStorage } from "../../apps/server/src/adapters/files/s3-file-storage.ts";
import {
  openBackupKey,
  saveSealedBackupKey,
} from "../../apps/server/src/backup/away/backup-key.ts";
import { fetchBackup } from "../../apps/server/src/backup/away/fetch-backup.ts";
import { sendBackups } from "../../apps/server/src/backup/away/send-backups.ts";
import type { SnapshotFacts } from "../../apps/server/src/backup/backup-facts.ts";
import { backupPostgres } from "../../apps/server/src/backup/backup-postgres.ts";
import { backupSqlite } from "../../apps/server/src/backup/backup-sqlite.ts";
import { runDrill } from "../../apps/server/src/backup/drill/run-drill.ts";
import { drawRecoveryWords } from "../../apps/server/src/backup/recovery-words.ts";
import { restoreSqlite } from "../../apps/server/src/backup/restore-sqlite.ts";
import { sealSecret } from "../../apps/server/src/backup/sealed-secret.ts";
import { readPostgresFacts, readSqliteFacts } from "../../apps/server/src/backup/snapshot-facts.ts";
import { migrate } from "../../apps/server/src/db/migrations/migrate.ts";
import {
  type Database,
  openDatabase,
  SQLITE_FILE,
} from "../../apps/server/src/db/open-database.ts";
import { compareStreams } from "../../apps/server/src/testing/op-streams.ts";
import { openS3StandIn } from "../../apps/server/src/testing/open-s3-stand-in.ts";
import { findPostgresBinaries } from "../../apps/server/src/testing/postgres-binaries.ts";
import { startTemporaryPostgres } from "../../apps/server/src/testing/temporary-postgres.ts";
import type { Finding, Part } from "./part.ts";
import { orLeast } from "../../bench/support/smallest.ts";

export const drill: Part = { name: "R4", title: "a drill, and back by the words", rehearse };

const STREAMS = orLeast(60, 5);

/** R4: a backup, a drill of it, and on an empty folder the same out of the bucket by the words alone: equal hashes. */
async function rehearse(): Promise<readonly Finding[] | string> {
  const home = mkdtempSync(path.join(os.tmpdir(), "damim-rehearse-"));
  const searchPath = path.dirname(findPostgresBinaries(home).postgres);
  if (!existsSync(path.join(searchPath, "pg_dump"))) {
    rmSync(home, { recursive: true });
    return "pg_dump가 없어서 건너뛰어요. PostgreSQL의 클라이언트를 설치하면 이 부분도 돌아요.";
  }
  const postgres = await startTemporaryPostgres();
  try {
    const folder = (name: string): string => {
      mkdirSync(path.join(home, name), { recursive: true });
      return path.join(home, name);
    };
    const sqlite = openDatabase({ dataDir: folder("sqlite") });
    const plain = openDatabase({ dataDir: folder("postgres"), databaseUrl: postgres.url });
    const found = [
      ...(await rehearseOne(sqlite, { dataDir: folder("sqlite"), empty: folder("a"), searchPath })),
      ...(await rehearseOne(plain, {
        dataDir: folder("postgres"),
        databaseUrl: postgres.url,
        empty: folder("b"),
        searchPath,
      })),
    ];
    await Promise.all([sqlite.close(), plain.close()]);
    return found;
  } finally {
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** A folder in which nothing lies. */
  readonly empty: string;
  readonly searchPath: string;
}

async function rehearseOne(database: Database, place: Place): Promise<readonly Finding[]> {
  const { dataDir, databaseUrl, empty, searchPath } = place;
  await migrate(database, { now: Date.now });
  await compareStreams([database], { streams: STREAMS, seed: 37 });
  const words = drawRecoveryWords();
  const key = openBackupKey(dataDir);
  const sealedKey = await sealSecret(key.key, { words, now: Date.now() });
  await saveSealedBackupKey(database.queries, key, sealedKey);
  const common = { dataDir, keep: 3, now: Date.now() };
  if (database.kind === "sqlite") await backupSqlite(common);
  else await backupPostgres({ ...common, database, databaseUrl: databaseUrl ?? "", searchPath });
  const config = {
    dataDir,
    bus: "local" as const,
    files: { type: "disk" as const },
    ...(databaseUrl && { databaseUrl }),
  };
  const opened = await runDrill({ config, searchPath }, { now: Date.now });
  const standIn = await openS3StandIn();
  const storage = createS3FileStorage(standIn.place);
  await sendBackups({ storage, dataDir, key, sealedKey });
  const askWords = async (): Promise<string> => words.join(" ");
  const end = databaseUrl ? ".dump" : ".sqlite";
  const fetched = await fetchBackup({ storage, dataDir: empty, name: undefined, end, askWords });
  await standIn.close();
  if (!fetched.ok) throw new Error(fetched.type);
  const before = await readFacts(database, dataDir);
  const after = await putBack(database, fetched.file, place);
  const different = Object.keys(before.hashes).filter(
    (scope) => before.hashes[scope] !== after.hashes[scope],
  );
  const name = database.kind === "sqlite" ? "SQLite" : "PostgreSQL";
  return [
    {
      what: `${name}: a drill of the newest backup`,
      found: `${opened.rowCount} rows in ${opened.ms} ms, ${toDrillWords(opened)}`,
      holds: opened.differences.length === 0 && opened.isCompared && opened.rowCount > 0,
    },
    {
      what: `${name}: out of the bucket by the words, put back on an empty folder`,
      found: `${after.counts["rows"]} rows, ${different.length} of ${Object.keys(before.hashes).length} scopes different`,
      holds: different.length === 0 && after.counts["rows"] === before.counts["rows"],
    },
  ];
}

async function readFacts(database: Database, dataDir: string): Promise<SnapshotFacts> {
  if (database.kind === "postgres") return readPostgresFacts(database.queries);
  const copy = new DatabaseSync(path.join(dataDir, SQLITE_FILE), { readOnly: true });
  try {
    return readSqliteFacts(copy);
  } finally {
    copy.close();
  }
}

async function putBack(
  database: Database,
  file: string,
  { databaseUrl, empty, searchPath }: Place,
): Promise<SnapshotFacts> {
  if (databaseUrl === undefined) {
    const secret = { askWords: async () => "", isGivenUp: true };
    const restored = await restoreSqlite({ file, dataDir: empty, now: Date.now(), secret });
    if (!restored.ok) throw new Error(restored.refusal.type);
    return readFacts(database, empty);
  }
  await sql`create database back template template0`.execute(database.queries);
  const url = new URL(databaseUrl);
  url.pathname = "/back";
  execFileSync(path.join(searchPath, "pg_restore"), ["--no-owner", "-d", url.href, file]);
  const back = openDatabase({ dataDir: empty, databaseUrl: url.href });
  try {
    return await readFacts(back, empty);
  } finally {
    await back.close();
  }
}
