import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { pushOps } from "@damim/sync/server/push.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
import { createRandom } from "@damim/sync/testing/random.ts";
import { findDatabaseFailure } from "../../apps/server/src/db/database-failure.ts";
import type { Database } from "../../apps/server/src/db/open-database.ts";
import { toLoneActor } from "../../apps/server/src/session/find-actor.ts";
import { teacherPolicy } from "../../apps/server/src/session/policy.ts";
import { createKyselySyncDatabase } from "../../apps/server/src/sync/kysely-sync-database.ts";
import {
  type AcknowledgedOp,
  createStudentWorkload,
} from "../../apps/server/src/testing/student-workload.ts";
import { orLeast } from "../../bench/support/smallest.ts";

export const WRITERS = orLeast(32, 4);
export const OPS_A_PUSH = 2;

/** Teachers push without a pause while `meanwhile` lasts. A push that failed was not acknowledged, and goes again. */
export async function writeOps(
  place: { readonly database: Database },
  tag: string,
  meanwhile: () => Promise<void>,
): Promise<{ readonly acknowledged: readonly AcknowledgedOp[]; readonly failed: number }> {
  const acknowledged: AcknowledgedOp[] = [];
  const mistakes: unknown[] = [];
  // A mistake of ours: each push goes alone then.
  const onGroupFailure = (error: unknown): void => {
    if (findDatabaseFailure(error) === undefined) mistakes.push(error);
  };
  // Of all teachers, as in one process. Another database may take over meanwhile.
  const stores = new WeakMap<Database, SyncDatabase>();
  const findStore = (): SyncDatabase => {
    const { database } = place;
    const store = stores.get(database) ?? createKyselySyncDatabase(database, { onGroupFailure });
    stores.set(database, store);
    return store;
  };
  let failed = 0;
  let isOver = false;
  const teach = async (teacher: number): Promise<void> => {
    const uid = `${tag}-${teacher}`;
    const scope = `t/${uid}/2026`;
    const draw = createStudentWorkload({
      random: createRandom(teacher),
      tag: `${tag}${teacher}`,
      now: Date.now,
    });
    while (!isOver) {
      const ops = draw(OPS_A_PUSH);
      const input = { actor: toLoneActor(uid), scope, ops, now: Date.now() };
      try {
        const { results } = await pushOps(findStore(), teacherPolicy, checkedKinds, input);
        const kept = new Set(results.filter(({ refusal }) => !refusal).map(({ n }) => n));
        for (const { n, id, at } of ops) if (kept.has(n)) acknowledged.push({ scope, id, at });
      } catch {
        failed += 1;
        await sleep(50);
      }
    }
  };
  const teachers = Promise.all(Array.from({ length: WRITERS }, (_, teacher) => teach(teacher)));
  await meanwhile();
  isOver = true;
  await teachers;
  if (mistakes.length > 0) throw mistakes[0];
  return { acknowledged, failed };
}

/** Ops that stand neither in their row nor in its history. */
export async function countLost(
  { queries }: Database,
  acknowledged: readonly AcknowledgedOp[],
): Promise<number> {
  let lost = 0;
  for (const [scope, ops] of Map.groupBy(acknowledged, (op) => op.scope)) {
    const rows = await queries
      .selectFrom("rows")
      .select(["id", "stamps"])
      .where("scope", "=", scope)
      .execute();
    const past = await queries
      .selectFrom("history")
      .select(["id", "at"])
      .where("scope", "=", scope)
      .execute();
    const stampsById = new Map(rows.map(({ id, stamps }) => [id, stamps]));
    const inHistory = new Set(past.map(({ id, at }) => `${id} ${at}`));
    for (const { id, at } of ops) {
      if (!stampsById.get(id)?.includes(at) && !inHistory.has(`${id} ${at}`)) lost += 1;
    }
  }
  return lost;
}

export function sleep(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
