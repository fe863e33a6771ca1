import { DEAD } from "@damim/sync/change.ts";
import type { AnyKind, Fields } from "@damim/sync/kind.ts";
import { aiCallKind, CALL_TEXT_DAYS } from "../ai-writing/ai-draft.ts";
import type { BookingPlan } from "../booking/booking-records.ts";
import { bookingPlanKind, bookingSlotKind } from "../booking/booking.ts";
import { toSlotPlace } from "../booking/slot-place.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { RetentionKey } from "../data-map/retention.ts";
import { familyReportKind } from "../family-report/family-report.ts";
import { REPORT_KEPT_DAYS } from "../family-report/report-days.ts";
import { toReportPlace } from "../family-report/report-parts.ts";

/** A row as a server or a device keeps it; without data, or with that of before, where it was deleted. */
export interface KeptRow {
  readonly kind: string;
  readonly id: string;
  readonly data: Fields | null;
}

interface Emptied {
  readonly kind: AnyKind;
  /** What others said; the rest of the row stays. */
  readonly fields: readonly string[];
  /** Its line in the papers, which promise as many days. */
  readonly until: RetentionKey;
  readonly keptDays: number;
  /** The last day that a row is about; beside it the plans of its scope, by their ids. */
  readonly lastDay: (id: string, plans: ReadonlyMap<string, Partial<BookingPlan>>) => CalendarDay;
}

const BOOKING_KEPT_DAYS = 30;

/** Of which kinds nothing that was said in these fields is left so many days after their day: in no row, history or device. */
export const emptiedKinds: readonly Emptied[] = [
  {
    kind: aiCallKind,
    fields: ["request", "answer"],
    until: "ai-texts",
    keptDays: CALL_TEXT_DAYS,
    lastDay: (id) => id.slice(0, 10) as CalendarDay,
  },
  {
    kind: bookingSlotKind,
    fields: ["guardian", "phone", "wish"],
    until: "bookings",
    keptDays: BOOKING_KEPT_DAYS,
    lastDay(id, plans) {
      const { planId, day } = toSlotPlace(id);
      const { hours = [] } = plans.get(planId) ?? {};
      // A booking may stand behind the last hours of its plan.
      return [day, ...hours.map((each) => each.day)].toSorted().at(-1) ?? day;
    },
  },
  {
    kind: familyReportKind,
    fields: ["note", "relation", "keyHash"],
    until: "family-reports",
    keptDays: REPORT_KEPT_DAYS,
    lastDay: (id) => toReportPlace(id).day,
  },
];

/** All that `listOver` has to see of a scope. */
export const emptiedKindNames: readonly string[] = [
  ...emptiedKinds.map(({ kind }) => kind),
  bookingPlanKind,
].map(({ name }) => name);

/** The rows of a scope whose days are over, by the fields that are to be emptied, those that are empty already too. */
export function listOver<Row extends KeptRow>(
  rows: readonly Row[],
  today: CalendarDay,
): readonly {
  readonly kind: string;
  readonly fields: readonly string[];
  readonly rows: readonly Row[];
}[] {
  const alive = rows.filter(
    ({ kind, data }) => kind === bookingPlanKind.name && data?.[DEAD] !== true,
  );
  const plans = new Map(alive.map(({ id, data }) => [id, data ?? {}]));
  return emptiedKinds.map(({ kind: { name: kind }, fields, keptDays, lastDay }) => {
    const before = addDays(today, -keptDays);
    const isOver = ({ id }: Row): boolean => lastDay(id, plans) < before;
    return { kind, fields, rows: rows.filter((row) => row.kind === kind && isOver(row)) };
  });
}

/** Whether something still stands in one of the fields; a deleted row keeps nothing. */
export function isFilled({ data }: KeptRow, fields: readonly string[]): boolean {
  return data?.[DEAD] !== true && fields.some((field) => (data?.[field] ?? null) !== null);
}
