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
import { emptyFields } from "../sync/empty-fields.ts";
import type { WriteScope } from "../sync/scope-writer.ts";

const NIGHTLY = createSchedule("50 3 * * *");
const KEPT_DAYS = 30;
/** What guardians wrote; who came when stays with the teacher's records. */
const THEIRS = ["guardian", "phone", "wish"] as const;

/** 30 days after the last day of a plan nothing is left of what guardians wrote, also not in the history. */
export function createEmptyBookingsJob(deps: {
  readonly database: Database;
  readonly now: () => number;
  readonly writeScope: WriteScope;
}): Job {
  const { database, now } = deps;
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
        const kind = bookingSlotKind.name;
        await emptyFields(deps, { scope, kind, fields: THEIRS, rows: over });
      }
    },
  };
}
