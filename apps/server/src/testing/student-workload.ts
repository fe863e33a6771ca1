import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { type Op } from "@damim/sync/protocol.ts";
import type { ScopeReply } from "@damim/sync/protocol.ts";
import type { Random } from "@damim/sync/testing/random.ts";
import type { SqliteDatabase } from "../db/open-database.ts";

/** What a server promised to keep: the stamp is the op's identity. */
export interface AcknowledgedOp {
  readonly scope: string;
  readonly id: string;
  readonly at: string;
}

const STUDENTS = 40;

/**
 * Ops on forty students as one page writes them, each later than the one before: creations, edits,
 * deletions, second lives. Those of a student who is not there are refused, as in life. Each carries words
 * that no other has: a value that is overwritten by its equal need not be kept.
 */
export function createStudentWorkload(options: {
  readonly random: Random;
  /** Unlike that of every other page. */
  readonly tag: string;
  readonly now: () => number;
}): (count: number) => Op[] {
  const { random, tag, now } = options;
  let written = 0;
  return (count) =>
    Array.from({ length: count }, (_, n) => {
      written++;
      const sets: Op["set"][] = [
        { [DEAD]: false, number: random.below(90) + 1, name: `이름 ${written}` },
        { name: `이름 ${written}` },
        { [DEAD]: random.isLucky(0.3) },
        {},
      ];
      const note = `메모 ${tag}.${written} ★`;
      const at = toStamp(now() + Math.floor(written / 10_000), written % 10_000, tag);
      return {
        n,
        kind: "student",
        id: `s${random.below(STUDENTS)}`,
        set: { ...random.pick(sets), note },
        at,
      };
    });
}

export function listAcknowledged(
  scope: string,
  ops: readonly Op[],
  results: ScopeReply["results"],
): readonly AcknowledgedOp[] {
  const kept = new Set(results.filter(({ refusal }) => !refusal).map(({ n }) => n));
  return ops.filter(({ n }) => kept.has(n)).map(({ id, at }) => ({ scope, id, at }));
}

/** The ops that are neither in their row nor in its history. */
export function findLostOps(
  { prepare }: SqliteDatabase,
  acknowledged: readonly AcknowledgedOp[],
): readonly AcknowledgedOp[] {
  const find = prepare(
    `select 1 from rows where scope = ?1 and kind = 'student' and id = ?2 and instr(stamps, ?3)
     union all
     select 1 from history where scope = ?1 and kind = 'student' and id = ?2 and at = ?3`,
  );
  return acknowledged.filter(({ scope, id, at }) => find.get(scope, id, at) === undefined);
}

/** What `pragma integrity_check` has to say; nothing when the file is whole. */
export function listDamage({ prepare }: SqliteDatabase): readonly string[] {
  const said = prepare("pragma integrity_check").all();
  return said.map((row) => String(row["integrity_check"])).filter((line) => line !== "ok");
}
