import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { termDateLabels } from "@damim/domain/school-calendar/school-terms.ts";

/** `findTermLabel("secondDay")` is 「2학기 개학」; nothing for one that a newer version knows. */
export function findTermLabel(field: string): string | undefined {
  return Object.entries(termDateLabels).find(([name]) => name === field)?.[1];
}

/** The date in words; nothing where it is not told. */
export function describeTermValue(_field: string, value: unknown): string | undefined {
  return isCalendarDay(value) ? toKoreanDate(value) : undefined;
}
