import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";

/** 「10월 8일」, 「12월 31일~1월 29일」. */
export function toSpanWords(days: readonly { readonly day: CalendarDay }[]): string {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return "";
  return first === last
    ? toKoreanMonthDay(first)
    : `${toKoreanMonthDay(first)}~${toKoreanMonthDay(last)}`;
}
