import { DEAD } from "@damim/sync/change.ts";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
import { pushOps } from "@damim/sync/server/push.ts";
import { createRandom, type Random } from "@damim/sync/testing/random.ts";
import { migrate } from "../db/migrations/migrate.ts";
import { openDatabase, SQLITE_FILE, type SqliteDatabase } from "../db/open-database.ts";
import { createKyselySyncDatabase } from "../sync/kysely-sync-database.ts";
import { toLoneActor } from "../session/find-actor.ts";
import { teacherPolicy } from "../session/policy.ts";
import {
  type AcknowledgedOp,
  createStudentWorkload,
  findLostOps,
  listAcknowledged,
  listDamage,
} from "./student-workload.ts";
import { type DiskImage, tearImage } from "./tear-image.ts";

export interface PowerCutReport {
  readonly points: number;
  /** Looked for after the cuts, an op once for each cut after it. */
  readonly checked: number;
  readonly lost: readonly AcknowledgedOp[];
  readonly damage: readonly string[];
}

const START = Date.UTC(2026, 4, 4);
const COMMITS_PER_FOLDER = 40;
/** Small, so that cuts fall into checkpoints and restarts of the WAL too. */
const CHECKPOINT_PAGES = 30;
const SYNCHRONOUS_FULL = 2;

/**
 * The power fails during a commit, at so many points. After every commit the database file and its WAL
 * are copied; the cut of the next commit is that copy plus an arbitrary part of what the commit wrote
 * since: sectors of 512 bytes that arrived, did not, or hold rubbish, in any combination, of the WAL
 * (before its fsync) or of the database (in a checkpoint). The store then opens the folder, must find
 * every op acknowledged before the commit, a whole database, and go on writing.
 *
 * What this proves: with everything on disk that SQLite had asked to be flushed, and any part of the
 * rest, recovery loses and damages nothing; and a store that acknowledges before the flush is found,
 * because the copies count as flushed only as far as the `synchronous` of the store's own connection
 * says (`NORMAL` loses ops here, and a test shows it). What it does not prove: that SQLite does call
 * fsync where its documentation says so, and that the disk obeys. No process is killed: `kill-store.ts`.
 */
export async function runPowerCuts(options: {
  readonly points: number;
  readonly seed: number;
  /** To show that a store that flushes less is found out. */
  readonly synchronous?: "normal";
}): Promise<PowerCutReport> {
  const { points, seed } = options;
  const home = mkdtempSync(path.join(os.tmpdir(), "damim-cuts-"));
  const report = { points: 0, checked: 0, lost: [] as AcknowledgedOp[], damage: [] as string[] };
  try {
    for (let folder = 0; report.points < points; folder++) {
      const random = createRandom(seed * 1_000 + folder);
      const dataDir = path.join(home, String(folder));
      const commits = Math.min(COMMITS_PER_FOLDER, points - report.points);
      await cutFolder({ ...options, dataDir, commits, random, report });
      rmSync(dataDir, { recursive: true });
    }
    return report;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

interface Run {
  readonly dataDir: string;
  readonly commits: number;
  readonly random: Random;
  readonly synchronous?: "normal";
  readonly report: { points: number; checked: number; lost: AcknowledgedOp[]; damage: string[] };
}

async function cutFolder({ dataDir, commits, random, synchronous, report }: Run): Promise<void> {
  mkdirSync(dataDir);
  const database = openSqlite(dataDir);
  await migrate(database, { now: () => START });
  database.prepare(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`).all();
  if (synchronous) database.prepare(`pragma synchronous = ${synchronous}`).run();
  const commit = createCommits(createKyselySyncDatabase(database), random);
  await commit();

  let before = readImage(dataDir);
  let flushed = before;
  const acknowledged: AcknowledgedOp[] = [];
  for (let n = 0; n < commits; n++) {
    const ops = await commit();
    const after = readImage(dataDir);
    const cut = path.join(dataDir, "cut");
    writeImage(cut, tearImage(flushed, after, random));
    await check(cut, acknowledged, report);
    rmSync(cut, { recursive: true });
    acknowledged.push(...ops);
    // A checkpoint flushes the WAL before it writes; a commit does only with FULL.
    const isCheckpointed = !after.database.equals(before.database);
    if (isFlushedByCommit(database) || isCheckpointed) flushed = after;
    before = after;
  }
  await database.close();
}

/** One commit of several pages that push at once: they meet in one group. */
function createCommits(sync: SyncDatabase, random: Random): () => Promise<AcknowledgedOp[]> {
  const pages = Array.from({ length: 6 }, (_, page) => ({
    uid: `u${page % 4}`,
    nextOps: createStudentWorkload({ random, tag: `p${page}`, now: () => START }),
  }));
  return async () => {
    const pushing = pages.slice(0, 1 + random.below(pages.length)).map(async ({ uid, nextOps }) => {
      const scope = `t/${uid}/2026`;
      const ops = nextOps(1 + random.below(8));
      const input = { actor: toLoneActor(uid), scope, ops, now: START };
      const { results } = await pushOps(sync, teacherPolicy, checkedKinds, input);
      return listAcknowledged(scope, ops, results);
    });
    return (await Promise.all(pushing)).flat();
  };
}

async function check(
  dataDir: string,
  acknowledged: readonly AcknowledgedOp[],
  report: Run["report"],
): Promise<void> {
  report.points++;
  report.checked += acknowledged.length;
  try {
    const database = openSqlite(dataDir);
    report.damage.push(...listDamage(database));
    report.lost.push(...findLostOps(database, acknowledged));
    const set = { [DEAD]: false, number: 1, name: "정전 뒤" };
    const op = { n: 1, kind: "student", id: "after", set, at: toStamp(START + 1, 0, "after") };
    const input = { actor: toLoneActor("u0"), scope: "t/u0/2026", ops: [op], now: START };
    const sync = createKyselySyncDatabase(database);
    const { results } = await pushOps(sync, teacherPolicy, checkedKinds, input);
    if (results[0]?.refusal) report.damage.push("the store takes nothing any more");
    await database.close();
  } catch (error) {
    report.damage.push(String(error));
  }
}

function isFlushedByCommit({ prepare }: SqliteDatabase): boolean {
  return Number(prepare("pragma synchronous").get()?.["synchronous"]) >= SYNCHRONOUS_FULL;
}

function openSqlite(dataDir: string): SqliteDatabase {
  const database = openDatabase({ dataDir });
  if (database.kind !== "sqlite") throw new Error("a power cut is modelled for SQLite");
  return database;
}

function readImage(dataDir: string): DiskImage {
  const file = path.join(dataDir, SQLITE_FILE);
  return { database: readFileSync(file), wal: readFileSync(`${file}-wal`) };
}

function writeImage(dataDir: string, { database, wal }: DiskImage): void {
  mkdirSync(dataDir);
  const file = path.join(dataDir, SQLITE_FILE);
  writeFileSync(file, database);
  writeFileSync(`${file}-wal`, wal);
}
