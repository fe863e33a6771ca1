import {
  addDays,
  countDaysBetween,
  findCalendarDay,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { plainCalendar } from "../school-calendar/school-calendar.ts";
import { recordSchoolYear } from "../school-year/school-year.ts";
import { listDays } from "./named-days.ts";

/** In February 「3/15」 is of the class to come; in March 「2/20」 of the one that went. */
const NEAR_DAYS = 60;

/**
 * The one day that a teacher wrote into a date field: 「2026-11-27」, 「261127」, 「26.11.27」, 「1127」, 「11/27」, 「11.27」, 「11월 27일 금」,
 * 「27일」, 「금」, 「다음 주 화」, 「내일」, 「3일 뒤」. Without its year it is of today's school year, unless another one is less than two
 * months away; a weekday or a date alone is the coming one, of a day that has been (`isPast`) the last one.
 *
 * `readTypedDay("12/4", "2026-11-26")` is "2026-12-04", 「3/2」 "2026-03-02"; `readTypedDay("곧", …)` is undefined.
 */
export function readTypedDay(
  text: string,
  today: CalendarDay,
  isPast = false,
): CalendarDay | undefined {
  const bare = text.normalize("NFKC").replaceAll(/\s+/gu, "").replace(/\.$/u, "");
  const away = /^(\d{1,3})일(뒤|후|전)$/u.exec(bare);
  if (away) return addDays(today, Number(away[1]) * (away[2] === "전" ? -1 : 1));
  const thisYear = Number(today.slice(0, 4));
  const packed = /^(?:(\d{2})?(\d{2}))(\d{2})(\d{2})$/u.exec(bare);
  if (packed) return findCalendarDay(toFullYear(packed, thisYear));
  const short = /^(\d{2})(\d{2})$/u.exec(bare);
  if (short) return findMeant({ month: Number(short[1]), date: Number(short[2]) }, today);
  const dated =
    /^(?:(\d{2})?(\d{2})[-./년])?(\d{1,2})[-./월](\d{1,2})일?\.?\(?[월화수목금토일]?(?:요일)?\)?$/u.exec(
      bare,
    );
  if (dated) {
    const full = toFullYear(dated, thisYear);
    if (!dated[2]) return findMeant(full, today);
    // 「12/4/26」 may begin with its month.
    return dated[1] || !bare.includes("/") ? findCalendarDay(full) : undefined;
  }
  const words = bare.replace(/^((?:.+주)?[월화수목금토일])$/u, "$1요일");
  const context = { today, years: [recordSchoolYear(today)], calendar: plainCalendar };
  const found = listDays(words, context);
  if (found.length < 2) return found[0];
  const isMeant = (day: CalendarDay): boolean => (isPast ? day <= today : day >= today);
  return found.find(isMeant) ?? found[0];
}

/** 「170427」 is a day of 2017: of the century that is not more than ten years ahead. */
function toFullYear([, century, year = "", month, date]: RegExpExecArray, thisYear: number) {
  const short = 2000 + Number(year);
  return {
    year: century ? Number(century + year) : short > thisYear + 10 ? short - 100 : short,
    month: Number(month),
    date: Number(date),
  };
}

function findMeant(
  { month, date }: { readonly month: number; readonly date: number },
  today: CalendarDay,
): CalendarDay | undefined {
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap(
    (each) => findCalendarDay({ year: each, month, date }) ?? [],
  );
  const isNear = (day: CalendarDay): boolean => Math.abs(countDaysBetween(today, day)) < NEAR_DAYS;
  const isOfYear = (day: CalendarDay): boolean => recordSchoolYear(day) === recordSchoolYear(today);
  return days.find(isNear) ?? days.find(isOfYear) ?? days[0];
}
