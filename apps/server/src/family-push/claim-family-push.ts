import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { ExpressionBuilder } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { FamilyPushRow } from "../db/push-tables.ts";
import type { Queries, Tables } from "../db/schema.ts";

const AT_ONCE = 40;
/** Longer than forty sends to a service that answers at its last moment. */
const LEASE_MS = 5 * 60_000;
export const NEVER = Number.MAX_SAFE_INTEGER;

/** Takes browsers that are to be looked at and that nobody holds; of several processes only one gets each. */
export async function claimFamilyPush(
  { tx, queries, kind }: Database,
  { holder, now }: { readonly holder: string; readonly now: number },
): Promise<readonly FamilyPushRow[]> {
  // A lease longer than any was taken while the clock ran ahead (`claim-job.ts`).
  const isDue = (eb: ExpressionBuilder<Tables, "family_push">) =>
    eb.and([
      eb("next_at", "<=", now),
      eb.or([eb("lease_until", "<=", now), eb("lease_until", ">", now + 2 * LEASE_MS)]),
    ]);
  const due = (from: Queries) =>
    from
      .selectFrom("family_push")
      .select(["code_hash", "token"])
      .where(isDue)
      .orderBy("next_at")
      .orderBy("code_hash")
      .limit(AT_ONCE);
  if (!(await due(queries).limit(1).executeTakeFirst())) return [];
  return tx(async (work) => {
    // Never waits for another while it holds some itself.
    const found = await (
      kind === "postgres" ? due(work).forUpdate().skipLocked() : due(work)
    ).execute();
    if (found.length === 0) return [];
    const until = now + LEASE_MS;
    return work
      .updateTable("family_push")
      .set({ holder, lease_until: until, next_at: until })
      .where((eb) => eb.or(found.map((key) => eb.and(key))))
      .returningAll()
      .execute();
  });
}

/** Gives browsers back until `nextAt`, or until then to what was asked meanwhile. A holder that was taken for dead changes nothing. */
export async function settleFamilyPush(
  queries: Queries,
  rows: readonly FamilyPushRow[],
  { next_at: nextAt, ...set }: Pick<FamilyPushRow, "next_at"> & Partial<FamilyPushRow>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await queries
    .updateTable("family_push")
    .set((eb) => ({
      ...set,
      holder: null,
      lease_until: 0,
      next_at: eb
        .case()
        .when("next_at", "<", first.next_at)
        .then(eb.ref("next_at"))
        .else(nextAt)
        .end(),
    }))
    .where("holder", "=", first.holder)
    .where((eb) => eb.or(rows.map(({ code_hash, token }) => eb.and({ code_hash, token }))))
    .execute();
}

/** Takes back what a process that died here held; only where no other one can hold anything. */
export async function releaseFamilyPush({ queries, kind }: Database): Promise<void> {
  if (kind !== "sqlite") return;
  await queries
    .updateTable("family_push")
    .set({ holder: null, lease_until: 0, next_at: 0 })
    .where("holder", "is not", null)
    .execute();
}

/** Forgets the browsers of classes whose year is over, and of links that are not there. */
export async function trimFamilyPush(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom("family_push")
    .where("code_hash", "not in", (from) =>
      from
        .selectFrom("links")
        .select("code_hash")
        .where("kind", "=", "class")
        .where("target_id", ">=", String(recordSchoolYear(toSeoulDay(now)))),
    )
    .execute();
}
