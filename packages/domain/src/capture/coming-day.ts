import {
  addMonths,
  findCalendarDay,
  toDayParts,
  toMonth,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { plainCalendar } from "../school-calendar/school-calendar.ts";
import { recordSchoolYear } from "../school-year/school-year.ts";
import { listDays, weekdays } from "./named-days.ts";

const letter = `[${weekdays}]`;

/** A pattern of the words for one day that lies ahead: 「내일」, 「금」, 「다음 주 화요일」, 「11/27」, 「27일」. It has no groups. */
export const comingDay = [
  "오늘|내일모레|내일|모레|글피",
  `(?:(?:이번|다음|다다음)\\s*주\\s*)?${letter}(?:요일|욜)?`,
  "\\d{4}\\s*[-./년]\\s*\\d{1,2}\\s*[-./월]\\s*\\d{1,2}일?",
  "\\d{1,2}/\\d{1,2}|\\d{1,2}월\\s*\\d{1,2}일|\\d{1,2}일",
].join("|");

/** Of a day without its month or week the next one, today included. */
export function findComingDay(words: string, today: CalendarDay): CalendarDay | undefined {
  const bare = words.replaceAll(/\s+/gu, "");
  const text = bare.replace(new RegExp(`^((?:.+주)?${letter})$`, "u"), "$1요일");
  const ofMonth = /^(\d{1,2})일$/u.exec(bare);
  if (ofMonth)
    return [0, 1, 2]
      .map((ahead) => {
        const { year, month } = toDayParts(`${addMonths(toMonth(today), ahead)}-01`);
        return findCalendarDay({ year, month, date: Number(ofMonth[1]) });
      })
      .find((found) => found && found >= today);
  const context = { today, years: [recordSchoolYear(today)], calendar: plainCalendar };
  return listDays(text, context).find((found) => found >= today);
}
