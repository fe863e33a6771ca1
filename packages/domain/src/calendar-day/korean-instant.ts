import {
  addDays,
  toDayParts,
  toSeoulDay,
  toSeoulMinutes,
  type CalendarDay,
} from "./calendar-day.ts";
import { toKoreanDate, toKoreanMonthDay } from "./korean-day.ts";

/**
 * When something happened, as a person would say it now (both epoch ms, place Asia/Seoul).
 *
 * ```ts
 * toKoreanInstant(at, now); // 「오늘 오후 2:05」, 「어제 오전 9:00」, 「11월 3일 오전 8:40」
 * ```
 */
export function toKoreanInstant(at: number, now: number): string {
  const day = toSeoulDay(at);
  const today = toSeoulDay(now);
  return `${toDayWords()} ${toTimeWords(at)}`;

  function toDayWords(): string {
    if (day === today) return "오늘";
    if (day === addDays(today, -1)) return "어제";
    return toDayParts(day).year === toDayParts(today).year
      ? toKoreanMonthDay(day)
      : toKoreanDate(day);
  }
}

/**
 * When a day begins in Korea, epoch ms.
 *
 * ```ts
 * toSeoulMidnight("2026-11-20"); // Date.UTC(2026, 10, 19, 15)
 * ```
 */
export function toSeoulMidnight(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00+09:00`);
}

/** The hour on a wall clock in Korea: 「09:05」, 「14:30」. */
export function toSeoulTimeText(at: number): string {
  const minutes = toSeoulMinutes(at);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

function toTimeWords(at: number): string {
  const minutes = toSeoulMinutes(at);
  const hour = Math.floor(minutes / 60);
  const half = hour < 12 ? "오전" : "오후";
  return `${half} ${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")}`;
}
