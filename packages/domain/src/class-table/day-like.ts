import { refuse, ok, type MessagesFor, type Result } from "../base/result.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toWeekPlace } from "../calendar-day/week.ts";
import { withParticle } from "../hangul/particle.ts";
import { findClosing } from "../school-calendar/school-calendar.ts";
import { findBaseDay } from "./base-week.ts";
import type { ClassTable } from "./class-table.ts";
import { toWeekdayName } from "./weeks/day-words.ts";
import { toCycleDay } from "./weeks/week-letter.ts";

/** Why a day cannot be taught like a weekday (ISO, Monday is 1). */
export type DayLikeRefusal =
  | { readonly type: "DayClosed"; readonly name: string }
  | { readonly type: "OwnWeekday"; readonly weekday: number }
  | { readonly type: "WeekdayEmpty"; readonly weekday: number };

export const dayLikeMessages: MessagesFor<DayLikeRefusal> = {
  DayClosed: ({ name }) =>
    `${withParticle(name || "쉬는 날", "이라/라")} 수업이 없어요. 학교에 가는 날이면 휴일 관리에서 먼저 바꿔 주세요.`,
  OwnWeekday: ({ weekday }) => `원래 ${toWeekdayName(weekday)}이에요. 다른 요일을 골라 주세요.`,
  WeekdayEmpty: ({ weekday }) =>
    `기본 시간표에 ${toWeekdayName(weekday)} 수업이 없어요. 다른 요일을 골라 주세요.`,
};

/** Whether a day can be taught by the base table of another weekday: an open day, and a weekday with lessons. */
export function checkDayLike(
  { calendar, weeks, planned }: ClassTable,
  day: CalendarDay,
  weekday: number,
): Result<undefined, DayLikeRefusal> {
  const closing = findClosing(calendar, day);
  if (closing) return refuse({ type: "DayClosed", name: closing.name });
  if (weekday === toWeekPlace(day) + 1) return refuse({ type: "OwnWeekday", weekday });
  const lessons = findBaseDay(weeks, day, toCycleDay(weekday, planned(day).letter));
  return lessons.size > 0 ? ok(undefined) : refuse({ type: "WeekdayEmpty", weekday });
}
