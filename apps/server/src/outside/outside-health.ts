import { CLOCK_PLAY_MS } from "@damim/domain/base/is-within.ts";
import {
  OUTSIDE_REFUSALS,
  type OutsideRefusal,
  type OutsideRefusalType,
} from "@damim/domain/outside/outside-refusal.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Queries } from "../db/schema.ts";

/** How a service does, in all processes. Times in epoch ms. */
export interface OutsideHealth {
  readonly callsToday: number;
  /** Until when it is left alone. */
  readonly restsUntil: number;
  readonly lastGoodAt: number | null;
  readonly lastFailedAt: number | null;
  readonly lastFailure: OutsideRefusalType | null;
}

const FAILURES_IN_A_ROW = 3;
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 30 * 60_000;
/** What asking again does not mend. */
const HOUR_MS = 3_600_000;
/** No rest is longer. */
const LONGEST_WAIT_MS = HOUR_MS + CLOCK_PLAY_MS;

export async function readHealth(
  queries: Queries,
  service: string,
  now: number,
): Promise<OutsideHealth & { readonly failures: number }> {
  const row = await queries
    .selectFrom("outside_services")
    .selectAll()
    .where("service", "=", service)
    .executeTakeFirst();
  const toTime = (time: number | null | undefined): number | null =>
    time === null || time === undefined ? null : Number(time);
  const restsUntil = Number(row?.rests_until ?? 0);
  return {
    callsToday: row?.day === toSeoulDay(now) ? Number(row.calls) : 0,
    failures: Number(row?.failures ?? 0),
    // A rest longer than any was written down while the clock ran ahead.
    restsUntil: restsUntil <= now + LONGEST_WAIT_MS ? restsUntil : 0,
    lastGoodAt: toTime(row?.last_good_at),
    lastFailedAt: toTime(row?.last_failed_at),
    lastFailure: OUTSIDE_REFUSALS.find((type) => type === row?.last_failure) ?? null,
  };
}

/** One more call of this day; two at once both count. */
export async function countCall(queries: Queries, service: string, now: number): Promise<void> {
  const day = toSeoulDay(now);
  await queries
    .insertInto("outside_services")
    .values({ service, day, calls: 1, failures: 0, rests_until: 0 })
    .onConflict((conflict) =>
      conflict.column("service").doUpdateSet((row) => ({
        day,
        calls: row
          .case()
          .when("outside_services.day", "=", day)
          .then(row("outside_services.calls", "+", 1))
          .else(1)
          .end(),
      })),
    )
    .execute();
}

export async function noteAnswer(queries: Queries, service: string, now: number): Promise<void> {
  await queries
    .updateTable("outside_services")
    .set({ failures: 0, rests_until: 0, last_good_at: now })
    .where("service", "=", service)
    .execute();
}

/**
 * After three failures in a row a service rests for a minute, twice as long each further time, half an hour at most. A refused
 * key and used-up calls rest for an hour at once; a changed format is a matter of its question alone.
 */
export async function noteFailure(
  queries: Queries,
  service: string,
  { type, now }: OutsideRefusal & { readonly now: number },
): Promise<void> {
  const { failures: before } = await readHealth(queries, service, now);
  const failures = type === "ServiceAway" ? before + 1 : before;
  await queries
    .updateTable("outside_services")
    .set({
      failures,
      rests_until: now + toRest(type, failures),
      last_failed_at: now,
      last_failure: type,
    })
    .where("service", "=", service)
    .execute();
}

function toRest(type: OutsideRefusalType, failures: number): number {
  if (type === "KeyRefused" || type === "QuotaUsedUp") return HOUR_MS;
  const over = failures - FAILURES_IN_A_ROW;
  if (type === "FormatChanged" || over < 0) return 0;
  return Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** over);
}
