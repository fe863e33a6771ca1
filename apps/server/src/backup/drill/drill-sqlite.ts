import { mkdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrate } from "../../db/migrations/migrate.ts";
import { openDatabase, SQLITE_FILE } from "../../db/open-database.ts";
import { compareFacts, type SnapshotFacts } from "../backup-facts.ts";
import { listFiles } from "../backup-files.ts";
import { checkIntegrity, copySqlite } from "../copy-sqlite.ts";
import { readSqliteFacts } from "../snapshot-facts.ts";
import { createRowCheck } from "./check-rows.ts";
import type { Opened } from "./opened.ts";
import { refuseNewer } from "./refuse-newer.ts";
import { nameScratch } from "./scratch.ts";

/** The copy, and what the migrations write. */
const NEED = 1.2;

export async function openSqliteBackup(
  file: string,
  place: {
    readonly dataDir: string;
    readonly now: number;
    readonly findFreeBytes: (folder: string) => number;
  },
): Promise<Opened> {
  const { dataDir, now, findFreeBytes } = place;
  const lack = statSync(file).size * NEED - findFreeBytes(dataDir);
  if (lack > 0) return { ...readAlone(file), lackedBytes: Math.ceil(lack) };
  const folder = path.join(dataDir, nameScratch(now));
  mkdirSync(folder, { mode: 0o700 });
  try {
    const copy = path.join(folder, SQLITE_FILE);
    const facts = await copySqlite(file, copy);
    const database = openDatabase({ dataDir: folder });
    try {
      await refuseNewer(database);
      await migrate(database, { now: () => now });
    } finally {
      await database.close();
    }
    return readCopy(copy, facts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where the disk has no room for a copy. */
function readAlone(file: string): Opened {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    checkIntegrity(database);
    const facts = readSqliteFacts(database);
    return { facts, files: listFiles(file), differences: checkRows(database) };
  } finally {
    database.close();
  }
}

/** After the migrations, which must have kept every row. */
function readCopy(file: string, facts: SnapshotFacts): Opened {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const row = database.prepare("select count(*) as count from rows").get();
    const kept = compareFacts(
      { counts: { rows: facts.counts["rows"] ?? 0 }, hashes: {} },
      { counts: { rows: Number(row?.["count"]) }, hashes: {} },
    );
    return { facts, files: listFiles(file), differences: [...kept, ...checkRows(database)] };
  } finally {
    database.close();
  }
}

function checkRows(database: DatabaseSync): Opened["differences"] {
  const rows = createRowCheck();
  const living = database.prepare("select kind, data from rows where dead_at is null");
  for (const { kind, data } of living.iterate()) rows.check(String(kind), String(data));
  return rows.differences();
}
