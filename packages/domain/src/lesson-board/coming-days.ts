import { addDays, countDaysBetween, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDay, toWeekdayLetter } from "../calendar-day/korean-day.ts";
import { toWeekPlace } from "../calendar-day/week.ts";
import { listOpenDaysBetween, type SchoolCalendar } from "../school-calendar/school-calendar.ts";

/** As a class says it: 「내일」, 「월요일」 of the next days, else 「8월 24일 월요일」. */
export function toComingDayWords(day: CalendarDay, today: CalendarDay): string {
  const ahead = countDaysBetween(today, day);
  if (ahead === 1) return "내일";
  const isNear = ahead < 7 && (ahead <= 3 || toWeekPlace(day) > toWeekPlace(today));
  return isNear ? `${toWeekdayLetter(day)}요일` : toKoreanDay(day);
}

/** 「내일」, 「월요일에」: when a class meets again. */
export function toComingWords(day: CalendarDay, today: CalendarDay): string {
  const words = toComingDayWords(day, today);
  return words === "내일" ? words : `${words}에`;
}

/** What a class counts down to. */
export interface TermEnd {
  /** 「겨울방학」. */
  readonly name: string;
  /** Days on which the school is open, today with them. */
  readonly days: number;
}

/** The next vacation that the dates of the terms tell, and how many school days are left; nothing in or behind it. */
export function findTermEnd(calendar: SchoolCalendar, today: CalendarDay): TermEnd | undefined {
  const coming = calendar.vacations.filter(({ from, to }) => to >= today && from <= to);
  const [next] = coming.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (!next || next.from <= today) return undefined;
  return {
    name: next.name,
    days: listOpenDaysBetween(calendar, today, addDays(next.from, -1)).length,
  };
}
