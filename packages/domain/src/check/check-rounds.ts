import { listOccurrences } from "../occurrence/list-occurrences.ts";
import type { RepeatRule } from "../occurrence/repeat-rule.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import type { CheckMark, CheckRound, KeptCheck } from "./check.ts";

/**
 * The rounds of a check up to a day, in order: its open school days, never shifted. A round that somebody marked stays,
 * also when the repeat was changed or its day became a holiday: what was written there is not lost from sight.
 */
export function listRounds(
  check: Pick<KeptCheck, "id" | "repeat" | "from" | "until">,
  marks: Iterable<CheckMark>,
  { calendar, until }: { readonly calendar: SchoolCalendar; readonly until: CalendarDay },
): readonly CheckRound[] {
  const { id } = check;
  const marked = [...marks].flatMap(({ checkId, round, state, note }) =>
    checkId === id && (state || note) ? [round] : [],
  );
  const rule = toRepeatRule(check);
  if (!rule) return [...new Set<CheckRound>([...marked, "one"])].sort();
  const turns = listOccurrences(rule, calendar, { from: rule.from, to: until }).map(
    ({ day }) => day,
  );
  return [...new Set<CheckRound>([...marked, ...turns])].sort();
}

/** The rule of a repeat; nothing where it is handed in once. */
export function toRepeatRule({
  repeat,
  from,
  until,
}: Pick<KeptCheck, "repeat" | "from" | "until">): RepeatRule | undefined {
  if (!repeat || !from) return undefined;
  return { every: "week", weekdays: repeat, from, until: until ?? undefined, onClosed: "skip" };
}

/** The day whose members and absent pupils a round asks about. */
export function toRoundDay(
  check: Pick<KeptCheck, "closedOn">,
  round: CheckRound,
  today: CalendarDay,
): CalendarDay {
  return round === "one" ? (check.closedOn ?? today) : round;
}

/** `toRepeatWords("15")` is 「매주 월, 금」. */
export function toRepeatWords(repeat: string | null | undefined): string {
  if (!repeat) return "";
  return `매주 ${Array.from(repeat, (weekday) => "월화수목금토일"[Number(weekday) - 1] ?? "").join(", ")}`;
}
