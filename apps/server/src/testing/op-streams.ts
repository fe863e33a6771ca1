import { DEAD } from "@damim/sync/change.ts";
import { createHash } from "node:crypto";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { type Op } from "@damim/sync/protocol.ts";
import { compactScope } from "@damim/sync/server/compact.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
import { pushOps } from "@damim/sync/server/push.ts";
import { createRandom, type Random } from "@damim/sync/testing/random.ts";
import type { Database } from "../db/open-database.ts";
import { createKyselySyncDatabase } from "../sync/kysely-sync-database.ts";
import { toLoneActor } from "../session/find-actor.ts";
import { teacherPolicy } from "../session/policy.ts";

const NOW = Date.UTC(2026, 4, 4);
const DAY_MS = 86_400_000;
/** So many teachers push at once: their pushes meet in groups. */
const STREAMS_AT_ONCE = 25;
const PUSHES = 12;

export interface StreamReport {
  readonly streams: number;
  readonly rows: number;
  readonly lostValues: number;
  /** Seeds of the streams that did not end alike. */
  readonly different: readonly number[];
}

/**
 * Sends the same streams of ops, one teacher each, to several databases and compares what stands in
 * them afterwards: scope, rows and history, by hash. A stream has everything that a device may send:
 * edits in any order, deletions, second lives, replays, mistakes, and now and then a compaction.
 */
export async function compareStreams(
  databases: readonly Database[],
  { streams, seed }: { readonly streams: number; readonly seed: number },
): Promise<StreamReport> {
  const different: number[] = [];
  let rows = 0;
  let lostValues = 0;
  const seeds = Array.from({ length: streams }, (_, n) => seed + n);
  while (seeds.length > 0) {
    const batch = seeds.splice(0, STREAMS_AT_ONCE);
    const states = [];
    for (const database of databases) {
      const sync = createKyselySyncDatabase(database);
      await Promise.all(batch.map((stream) => play(sync, stream)));
      states.push(await Promise.all(batch.map((stream) => readState(database, stream))));
    }
    for (const [index, stream] of batch.entries()) {
      const hashes = new Set(states.map((of) => of[index]?.hash));
      if (hashes.size !== 1) different.push(stream);
      rows += states[0]?.[index]?.rows ?? 0;
      lostValues += states[0]?.[index]?.lostValues ?? 0;
    }
  }
  return { streams, rows, lostValues, different };
}

async function play(sync: SyncDatabase, stream: number): Promise<void> {
  const random = createRandom(stream);
  const scope = toScope(stream);
  for (let push = 0; push < PUSHES; push++) {
    const ops = buildPush(random);
    // A device that lost the answer sends the same again.
    for (let time = random.isLucky(0.1) ? 0 : 1; time < 2; time++) {
      const input = { actor: toLoneActor(`u${stream}`), scope, ops, now: NOW + push };
      await pushOps(sync, teacherPolicy, checkedKinds, input);
    }
    if (random.isLucky(0.05)) await compactScope(sync, { scope, deadBefore: NOW + push, now: NOW });
  }
}

function buildPush(random: Random): Op[] {
  const count = 1 + random.below(10);
  return Array.from({ length: count }, (_, n) => {
    const at = toStamp(NOW - random.below(DAY_MS), random.below(10_000), `d${random.below(4)}`);
    const sets: Op["set"][] = [
      { [DEAD]: false, number: random.below(90) + 1, name: `이름 ${random.below(9)}` },
      { [DEAD]: false, name: `"인용" \\ ${random.below(9)}` },
      { note: `메모 ${random.below(1e9)} ★\u0000\n` },
      { note: null, extra: { list: [1, null, 0.1 + random.below(3)], "긴 이름": "값" } },
      { name: `이름 ${random.below(1e9)}` },
      { number: -5 },
      { [DEAD]: random.isLucky(0.5) },
    ];
    const kind = random.isLucky(0.02) ? "gossip" : "student";
    const id = random.isLucky(0.02) ? "s\u00001" : `s${random.below(12)}`;
    return { n, kind, id, set: random.pick(sets), at };
  });
}

async function readState({ queries }: Database, stream: number) {
  const tables = [];
  for (const table of ["scopes", "rows", "history"] as const) {
    const found = await queries
      .selectFrom(table)
      .selectAll()
      .where("scope", "=", toScope(stream))
      .execute();
    tables.push(found.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort());
  }
  const hash = createHash("sha256").update(JSON.stringify(tables)).digest("hex");
  return { hash, rows: tables[1]?.length ?? 0, lostValues: tables[2]?.length ?? 0 };
}

function toScope(stream: number): string {
  return `t/u${stream}/2026`;
}
