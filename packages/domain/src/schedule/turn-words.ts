import {
  addDays,
  countDaysBetween,
  toDayParts,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay, toWeekdayLetter } from "../calendar-day/korean-day.ts";
import { withParticle } from "../hangul/particle.ts";
import {
  findClosing,
  isSchoolOpen,
  type SchoolCalendar,
} from "../school-calendar/school-calendar.ts";
import { ONE_TURN } from "./event.ts";
import type { EventTurn } from "./list-events.ts";

const dayCounts = ["", "하루", "이틀", "사흘", "나흘", "닷새", "엿새", "이레"];

/** Why a turn stands on another day than its rule means; nothing where it does not. */
export function toShiftWords(
  { plannedOn, day, isMoved }: Pick<EventTurn, "plannedOn" | "day" | "isMoved">,
  calendar: SchoolCalendar,
): string | undefined {
  if (plannedOn === day) return undefined;
  if (isMoved) return `${toKoreanMonthDay(plannedOn)}에서 옮겼어요.`;
  const name = findClosing(calendar, plannedOn)?.name || `${toWeekdayLetter(plannedOn)}요일`;
  const away = countDaysBetween(plannedOn, day);
  const count = dayCounts[Math.abs(away)] ?? `${Math.abs(away)}일`;
  const what = away < 0 ? "앞당겼어요" : "미뤘어요";
  return `${toDayParts(plannedOn).date}일이 ${withParticle(name, "이라/라")} ${count} ${what}.`;
}

/** A whole vacation lies within so many days. */
const FAR_DAYS = 200;

/** How many school days lie after a day before the next vacation; nothing where none is told. */
export function countDaysToVacation(
  calendar: SchoolCalendar,
  day: CalendarDay,
): number | undefined {
  let count = 0;
  for (
    let next = addDays(day, 1);
    countDaysBetween(day, next) < FAR_DAYS;
    next = addDays(next, 1)
  ) {
    if (isSchoolOpen(calendar, next)) count += 1;
    else if (findClosing(calendar, next)?.reason === "vacation") return count;
  }
  return undefined;
}

/** `toDayListWords(["2026-11-24", "2026-12-01", "2026-12-08"])` is 「11월 24일, 12월 1일, 8일」. */
export function toDayListWords(days: readonly CalendarDay[]): string {
  return days
    .map((day, at) => {
      const { month, date } = toDayParts(day);
      const before = days[at - 1];
      return before && toDayParts(before).month === month ? `${date}일` : toKoreanMonthDay(day);
    })
    .join(", ");
}

/** The name of a turn in a sheet: `toTurnWords("n12")` is 「12번째」; a day and a month are said as they are. */
export function toTurnWords(planned: string): string {
  if (planned === ONE_TURN) return "";
  return planned.startsWith("n") ? `${planned.slice(1)}번째` : planned;
}
