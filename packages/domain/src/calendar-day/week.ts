import { toWeekday, type CalendarDay } from "./calendar-day.ts";

/** The heads of a week in its order: Monday first, everywhere (docs/decisions/0031). */
export const weekHeads: readonly string[] = ["월", "화", "수", "목", "금", "토", "일"];

/** The place of a day in its week, 0 to 6. `toWeekPlace("2026-11-20")`, a Friday, is 4. */
export function toWeekPlace(day: CalendarDay): number {
  return (toWeekday(day) + 6) % 7;
}
