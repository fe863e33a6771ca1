import type { Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toPostponedDay, type Postponement } from "../occurrence/postpone-day.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
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

/** 「미루기」. */
export function postponePromise(
  consult: Pick<KeptConsult, "id" | "dueOn">,
  by: Postponement,
  facts: { readonly today: CalendarDay; readonly calendar: SchoolCalendar },
): readonly Change[] {
  const dueOn = toPostponedDay(consult.dueOn, by, facts);
  return [{ kind: consultKind.name, id: consult.id, set: { dueOn } }];
}

function toOrder({ dueOn, id }: KeptConsult): string {
  return `${dueOn ?? "9999"}~${id}`;
}
