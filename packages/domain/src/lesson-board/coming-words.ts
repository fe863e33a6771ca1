import { countDaysBetween, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDay, toWeekdayLetter } from "../calendar-day/korean-day.ts";
import { toWeekPlace } from "../calendar-day/week.ts";

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
