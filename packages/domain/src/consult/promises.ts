import type { Change } from "@damim/sync/change.ts";
import { addOpenDays, findNextOpenDay } from "../attendance/open-days.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { isSchoolOpen, type SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { consultKind, isCurrentConsult, type Consult, type KeptConsult } from "./consult.ts";

/**
 * What was promised and is not done, by its day; without a day last, the oldest first. A day to call again is a promise
 * too, without words. Drafts and what was put away promise nothing.
 */
export function listPromises(consults: ReadonlyMap<string, Consult>): readonly KeptConsult[] {
  return [...consults]
    .filter(([, one]) => isCurrentConsult(one) && !one.doneOn && (one.followUp || one.dueOn))
    .map(([id, consult]): KeptConsult => ({ ...consult, id }))
    .sort((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1));
}

/** 「했어요」. */
export function keepPromise(id: string, today: CalendarDay): readonly Change[] {
  return [{ kind: consultKind.name, id, set: { doneOn: today } }];
}

export type Postponement = "nextSchoolDay" | "nextWeek" | { readonly to: CalendarDay };

/**
 * 「미루기」: a school day or a week on, counted from today when the day is over or was never said; a week that ends on
 * a closed day goes on to the next open one. A day that the teacher picks stays as it is.
 */
export function postponePromise(
  consult: Pick<KeptConsult, "id" | "dueOn">,
  by: Postponement,
  { today, calendar }: { readonly today: CalendarDay; readonly calendar: SchoolCalendar },
): readonly Change[] {
  const dueOn = toPostponedDay(consult.dueOn, by, today, calendar);
  return [{ kind: consultKind.name, id: consult.id, set: { dueOn } }];
}

function toPostponedDay(
  dueOn: CalendarDay | null | undefined,
  by: Postponement,
  today: CalendarDay,
  calendar: SchoolCalendar,
): CalendarDay {
  if (typeof by === "object") return by.to;
  const from = dueOn && dueOn > today ? dueOn : today;
  return by === "nextSchoolDay" ? addOpenDays(calendar, from, 1) : addSchoolWeek(calendar, from);
}

/** The same day a week later; a closed one moves on to the next open one. */
export function addSchoolWeek(calendar: SchoolCalendar, from: CalendarDay): CalendarDay {
  const week = addDays(from, 7);
  return isSchoolOpen(calendar, week) ? week : findNextOpenDay(calendar, week);
}

function toOrder({ dueOn, id }: KeptConsult): string {
  return `${dueOn ?? "9999"}~${id}`;
}
