import {
  toDayParts,
  toWeekday,
  type CalendarDay,
  type CalendarMonth,
  type Weekday,
} from "./calendar-day.ts";

const weekdayLetters: Readonly<Record<Weekday, string>> = {
  0: "일",
  1: "월",
  2: "화",
  3: "수",
  4: "목",
  5: "금",
  6: "토",
};

/** `toWeekdayLetter("2026-11-20")` is 「금」. */
export function toWeekdayLetter(day: CalendarDay): string {
  return weekdayLetters[toWeekday(day)];
}

/** `toKoreanDay("2026-11-20")` is 「11월 20일 금요일」. */
export function toKoreanDay(day: CalendarDay): string {
  return `${toKoreanMonthDay(day)} ${toWeekdayLetter(day)}요일`;
}

/** `toKoreanMonthDay("2026-11-20")` is 「11월 20일」. */
export function toKoreanMonthDay(day: CalendarDay): string {
  const { month, date } = toDayParts(day);
  return `${month}월 ${date}일`;
}

/** `toKoreanLetterDay("2026-11-24")` is 「11월 24일 화」. */
export function toKoreanLetterDay(day: CalendarDay): string {
  return `${toKoreanMonthDay(day)} ${toWeekdayLetter(day)}`;
}

/** `toKoreanDate("2017-05-04")` is 「2017년 5월 4일」. */
export function toKoreanDate(day: CalendarDay): string {
  return `${toDayParts(day).year}년 ${toKoreanMonthDay(day)}`;
}

/** For column heads: `toShortKoreanDay("2026-11-20")` is 「20 금」. */
export function toShortKoreanDay(day: CalendarDay): string {
  return `${toDayParts(day).date} ${toWeekdayLetter(day)}`;
}

/** Where there is hardly room: `toShortKoreanMonthDay("2026-11-20")` is 「11.20 금」. */
export function toShortKoreanMonthDay(day: CalendarDay): string {
  const { month, date } = toDayParts(day);
  return `${month}.${date} ${toWeekdayLetter(day)}`;
}

/** `toKoreanMonth("2026-11")` is 「2026년 11월」. */
export function toKoreanMonth(month: CalendarMonth): string {
  return `${month.slice(0, 4)}년 ${Number(month.slice(5, 7))}월`;
}
