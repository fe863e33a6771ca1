import {
  countDaysBetween,
  toDayParts,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import type { OpenCheck, RoundView } from "@damim/domain/check/check-rows.ts";
import { toRepeatWords } from "@damim/domain/check/check-rounds.ts";
import {
  countOpenDaysAfter,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";

/** Nearly a year. */
const FAR_DAYS = 330;

interface Today {
  readonly calendar: SchoolCalendar;
  readonly today: CalendarDay;
}

/** Until when, as it is from today: 「2일 지남 · 11월 18일」 is warm, 「오늘까지」 urgent. */
export interface DueWords {
  readonly strong: string;
  readonly rest: string;
  readonly tone: "late" | "today" | "quiet";
}

/** Of a check in the list. */
export function toOpenDueWords({ check, newest, next }: OpenCheck, asked: Today): DueWords {
  const isWaiting = (newest?.missing.length ?? 0) > 0;
  if (!check.repeat || (isWaiting && newest?.dueOn))
    return newest ? toDueWords(newest, asked) : quiet("");
  const following = next ? ` · 다음 ${toKoreanMonthDay(next)}` : "";
  return quiet(`${toRepeatWords(check.repeat)}${following}`);
}

/** Of a round. Where nobody is missing nothing is late. */
export function toDueWords(
  { dueOn, missing }: Pick<RoundView, "dueOn" | "missing">,
  { calendar, today }: Today,
): DueWords {
  if (!dueOn) return quiet("기한 없음");
  const day = `${sayYear(dueOn, today)}${toKoreanMonthDay(dueOn)} ${toWeekdayLetter(dueOn)}`;
  if (dueOn > today || missing.length === 0) return quiet(day);
  if (dueOn === today) return { strong: "오늘까지", rest: "", tone: "today" };
  const days = countOpenDaysAfter(calendar, dueOn, today);
  return { strong: days > 0 ? `${days}일 지남` : "지남", rest: ` · ${day}`, tone: "late" };
}

/** 「2030년 」 before a day so far off that its month alone would be taken for the next one. */
export function sayYear(day: CalendarDay, today: CalendarDay): string {
  return Math.abs(countDaysBetween(today, day)) > FAR_DAYS ? `${toDayParts(day).year}년 ` : "";
}

function quiet(rest: string): DueWords {
  return { strong: "", rest, tone: "quiet" };
}
