import { DESTRUCTION_GRACE_DAYS } from "@damim/domain/destruction/decide-destruction.ts";
import type { Destruction } from "@damim/domain/destruction/destruction-record.ts";
import { readDestructionId, toDestructionId } from "@damim/domain/destruction/destruction-id.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import type { KeptPromise } from "@damim/domain/destruction/kept-promise.ts";
import { toDestructionKey } from "@damim/domain/destruction/ledger.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { createRow, DEAD } from "@damim/sync/change.ts";
import { stampMs, toStamp } from "@damim/sync/clock.ts";
import type { Queries } from "../db/schema.ts";
import type { DestructionRow } from "../db/synced-tables.ts";
import { openAsIfAlways } from "./as-if-always.ts";

type Booking = Pick<DestructionRow, "user_id" | "year" | "student_id" | "requested_at">;

const DAY_MS = 86_400_000;

/** What the teacher's row says of it. */
export function toPlan(requestedAt: number): Pick<Destruction, "requestedAt" | "dueAt"> {
  return { requestedAt, dueAt: requestedAt + DESTRUCTION_GRACE_DAYS * DAY_MS };
}

/** That a year or a pupil goes on its day. */
export function toBooked(row: Booking): KeptPromise {
  const { user_id: uid, year, student_id } = row;
  const of = toDestructionId({ year, studentId: student_id ?? undefined });
  return { promise: "erasureBooked", uid, of, at: toStamp(row.requested_at, 0, "server") };
}

/** It was called off. */
export function toCalledOff(uid: string, of: string, now: number): KeptPromise {
  return { promise: "erasureBooked", uid, of, at: toStamp(now, 1, "server"), isEnded: true };
}

/** A database from before it knows neither the booking nor the line that tells every page. */
export async function bookAgain(queries: Queries, { uid, of, at }: KeptPromise): Promise<void> {
  const target = readDestructionId(of);
  if (!target) return;
  const scope = toDestructionKey({ uid, ...target });
  const is = await find(queries, "destructions", scope);
  const hasYear = await find(queries, "scopes", yearScope(uid, target.year));
  if (is || !hasYear) return;
  const { year, studentId } = target;
  const plan = toPlan(stampMs(at));
  const row = { user_id: uid, year, student_id: studentId ?? null, step: "planned" };
  await queries
    .insertInto("destructions")
    .values({ scope, ...row, requested_at: plan.requestedAt, due_at: plan.dueAt })
    .execute();
  const data = createRow("", "", plan).set;
  const stamps = Object.fromEntries(Object.keys(data).map((field) => [field, at]));
  await openAsIfAlways(queries, profileScope(uid)).put(destructionKind.name, of, {
    data,
    at: stamps,
  });
}

/** What was called off after a backup that has it booked never comes. */
export async function callOffAgain(queries: Queries, { uid, of, at }: KeptPromise): Promise<void> {
  const target = readDestructionId(of);
  if (!target) return;
  const { numDeletedRows: count } = await queries
    .deleteFrom("destructions")
    .where("scope", "=", toDestructionKey({ uid, ...target }))
    .where("step", "=", "planned")
    .executeTakeFirst();
  if (count > 0)
    await openAsIfAlways(queries, profileScope(uid)).put(destructionKind.name, of, {
      data: { [DEAD]: true },
      at: { [DEAD]: at },
    });
}

function find(queries: Queries, table: "destructions" | "scopes", scope: string) {
  return queries.selectFrom(table).select("scope").where("scope", "=", scope).executeTakeFirst();
}
