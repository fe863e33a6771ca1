import type { DayRange } from "@damim/domain/attendance/count/attendance-counts.ts";
import type { CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { isVacationTold } from "@damim/domain/school-calendar/count-school-days.ts";
import { toMonthWords, toSpanWords } from "@damim/domain/school-calendar/first-use.ts";
import {
  recordSchoolYear,
  toSchoolYearSpan,
  type SchoolYear,
} from "@damim/domain/school-year/school-year.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useIsPast } from "../../data/use-teacher-data.ts";
import { Link } from "../../ui/link.tsx";

/** Since when a year, a month or a span is written, where that is not its first day: said beside what counts from there. */
export function FirstUseHint(
  of: { readonly year: SchoolYear; readonly span?: DayRange } | { readonly month: CalendarMonth },
) {
  const year = "year" in of ? of.year : recordSchoolYear(`${of.month}-01`);
  const calendar = useSchoolCalendar(year);
  const isPast = useIsPast();
  const words =
    "month" in of
      ? toMonthWords(calendar, of.month)
      : toSpanWords(calendar, of.span ?? toSchoolYearSpan(year));
  if (!words) return null;
  return (
    <p className="text-14 text-fg-2">
      {words}.{" "}
      {!isPast && (
        <Link to="/profile" className="font-semibold text-brand-strong underline print:hidden">
          시작한 날 바꾸기
        </Link>
      )}
    </p>
  );
}

/** What a sum of the year hangs on: the first day of use, and vacations that nobody has told yet. */
export function SumHints({ year, of }: { readonly year: SchoolYear; readonly of: string }) {
  const calendar = useSchoolCalendar(year);
  const isPast = useIsPast();
  return (
    <>
      <FirstUseHint year={year} />
      {!isVacationTold(calendar, year) && (
        <p className="text-14 text-fg-2">
          {of}에 방학인 날도 들어 있어요.{" "}
          {!isPast && (
            <Link to="/holidays" className="font-semibold text-brand-strong underline print:hidden">
              방학 날짜 적기
            </Link>
          )}
        </p>
      )}
    </>
  );
}
