import {
  bookingPlanKind,
  bookingSlotKind,
  type BookingPlan,
} from "@damim/domain/booking/booking.ts";
import { toSlotPlace } from "@damim/domain/booking/slot-place.ts";
import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Database } from "../db/open-database.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import type { WriteScope } from "../sync/scope-writer.ts";

const NIGHTLY = createSchedule("50 3 * * *");
const KEPT_DAYS = 30;
/** What guardians wrote; who came when stays with the teacher's records. */
const THEIRS = ["guardian", "phone", "wish"] as const;
const emptied = { guardian: null, phone: null, wish: null } as const;

/** 30 days after the last day of a plan nothing is left of what guardians wrote, also not in the history. */
export function createEmptyBookingsJob(deps: {
  readonly database: Database;
  readonly now: () => number;
  readonly writeScope: WriteScope;
}): Job {
  const { database, now, writeScope } = deps;
  const { queries } = database;

  async function listSlots(scope: string) {
    const rows = await queries
      .selectFrom("rows")
      .select(["id", "data", "dead_at"])
      .where("scope", "=", scope)
      .where("kind", "=", bookingSlotKind.name)
      .execute();
    return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as Fields }));
  }

  async function findEnds(scope: string): Promise<ReadonlyMap<string, CalendarDay>> {
    const rows = await queries
      .selectFrom("rows")
      .select(["id", "data"])
      .where("scope", "=", scope)
      .where("kind", "=", bookingPlanKind.name)
      .where("dead_at", "is", null)
      .execute();
    return new Map(
      rows.map(({ id, data }) => {
        const { hours = [] } = JSON.parse(data) as Partial<BookingPlan>;
        return [
          id,
          hours
            .map(({ day }) => day)
            .toSorted()
            .at(-1) ?? "1900-01-01",
        ];
      }),
    );
  }

  return {
    name: "empty-bookings",
    nextRun: NIGHTLY,
    async run(ends) {
      const before = addDays(toSeoulDay(now()), -KEPT_DAYS);
      const scopes = await queries
        .selectFrom("scopes")
        .select("scope")
        .where("scope", "like", "t/%")
        .execute();
      for (const { scope } of scopes) {
        if (ends?.aborted) return;
        const lastDays = await findEnds(scope);
        const over = (await listSlots(scope)).filter(({ id }) => {
          const { planId, day } = toSlotPlace(id);
          const last = lastDays.get(planId) ?? day;
          // A booking may stand behind the last hours of its plan.
          return last < before && day < before;
        });
        if (over.length === 0) continue;
        const full = over.filter(
          ({ data, dead_at: deadAt }) =>
            deadAt === null && THEIRS.some((field) => (data[field] ?? null) !== null),
        );
        if (full.length > 0)
          await writeScope(scope, async (draft) => {
            for (const { id } of full) await draft.write(bookingSlotKind.name, id, emptied);
          });
        for (const { id } of over)
          await queries
            .deleteFrom("history")
            .where("scope", "=", scope)
            .where("kind", "=", bookingSlotKind.name)
            .where("id", "=", id)
            .where("field", "in", THEIRS)
            .execute();
      }
    },
  };
}
