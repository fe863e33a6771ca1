import {
  addDays,
  addMonths,
  findCalendarDay,
  toMonth,
  toWeekday,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";

export interface DayContext {
  readonly today: CalendarDay;
  /** The school years that can be written today. */
  readonly years: readonly SchoolYear[];
  readonly calendar: SchoolCalendar;
}

export const relativeDays: Readonly<Record<string, number>> = {
  그저께: -2,
  그제: -2,
  어제: -1,
  오늘: 0,
  내일모레: 2,
  내일: 1,
  모레: 2,
  글피: 3,
};
export const weekOffsets: Readonly<Record<string, number>> = {
  지지난: -2,
  지난: -1,
  저번: -1,
  이번: 0,
  다음: 1,
  다다음: 2,
};
/** Weeks begin on Monday. */
export const weekdays = "월화수목금토일";

/** A date said as 「11/16」 in a school year that is open, for 「3.4」 that may be pupils as well. */
export function listDatesOf(month: number, dayOfMonth: number, context: DayContext) {
  return context.years.flatMap((year) => {
    const { from, to } = toSchoolYearSpan(year);
    const found = findCalendarDay({ year: month >= 3 ? year : year + 1, month, date: dayOfMonth });
    return found && found >= from && found <= to ? [found] : [];
  });
}

/** The days that words for one day may mean: none, one, or several. The words have no spaces. */
export function listDays(text: string, context: DayContext): readonly CalendarDay[] {
  const { today } = context;
  const offset = relativeDays[text];
  if (offset !== undefined) return [addDays(today, offset)];
  const full = /^(\d{4})[-./년](\d{1,2})[-./월](\d{1,2})일?$/.exec(text);
  if (full) {
    const found = findCalendarDay({
      year: Number(full[1]),
      month: Number(full[2]),
      date: Number(full[3]),
    });
    return found ? [found] : [];
  }
  const monthDay = /^(\d{1,2})(?:\/|월)(\d{1,2})일?$/.exec(text);
  if (monthDay) return listDatesOf(Number(monthDay[1]), Number(monthDay[2]), context);
  const ofMonth = /^(\d{1,2})일$/.exec(text);
  if (ofMonth) return listDaysOfMonth(Number(ofMonth[1]), today);
  const named = /^(?:(지지난|지난|저번|이번|다음|다다음)주)?([월화수목금토일])(?:요일|욜)$/.exec(
    text,
  );
  return named ? listWeekdays(named[1], weekdays.indexOf(named[2] ?? ""), today) : [];
}

/** 「4일」 is this month's when it has come; one that lies ahead may be last month's as well. */
function listDaysOfMonth(dayOfMonth: number, today: CalendarDay): readonly CalendarDay[] {
  const inMonth = (offset: number) => {
    const [year, month] = addMonths(toMonth(today), offset).split("-").map(Number);
    return findCalendarDay({ year: year ?? 0, month: month ?? 0, date: dayOfMonth });
  };
  const here = inMonth(0);
  if (here && here <= today) return [here];
  return [inMonth(-1), here].filter((each) => each !== undefined);
}

/** Without its week a weekday is the one before or the one after, unless it is today's. */
function listWeekdays(
  weekName: string | undefined,
  index: number,
  today: CalendarDay,
): readonly CalendarDay[] {
  const monday = findMonday(today);
  if (weekName) return [addDays(monday, 7 * (weekOffsets[weekName] ?? 0) + index)];
  const ofThisWeek = addDays(monday, index);
  if (ofThisWeek === today) return [today];
  return ofThisWeek < today
    ? [ofThisWeek, addDays(ofThisWeek, 7)]
    : [addDays(ofThisWeek, -7), ofThisWeek];
}

/** The Monday of the week that a day is in. */
export function findMonday(day: CalendarDay): CalendarDay {
  return addDays(day, -((toWeekday(day) + 6) % 7));
}
