import type { AttendanceRules } from "../attendance/attendance-rules.ts";
import { addOpenDays } from "../attendance/open-days.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { isSchoolOpen, type SchoolCalendar } from "../school-calendar/school-calendar.ts";
import type { Absence } from "./absence.ts";
import type { PaperType } from "./absence-paper.ts";

/**
 * The last day for a paper.
 *
 * 신고서 and 증빙서류: within five days, counted from the day on which the absence STARTED, which is day 1
 * (훈령 별표 8); a school may count school days. 신청서: school days before the trip. 보고서: days after its last
 * day.
 *
 * ```ts
 * findPaperDue("report", { from: "2026-11-16", to: "2026-11-17" }, rules, calendar); // "2026-11-20"
 * ```
 */
export function findPaperDue(
  type: PaperType,
  { from, to }: Pick<Absence, "from" | "to">,
  rules: AttendanceRules,
  calendar: SchoolCalendar,
): CalendarDay {
  switch (type) {
    case "application":
      return addOpenDays(calendar, from, -rules.fieldStudyApplyBefore);
    case "tripReport":
      return addDays(to, rules.fieldStudyReportWithin);
    default: {
      const more = Math.max(0, rules.reportWithinDays - 1);
      if (rules.reportDaysAre === "calendar") return addDays(from, more);
      const firstOpen = isSchoolOpen(calendar, from) ? from : addOpenDays(calendar, from, 1);
      return addOpenDays(calendar, firstOpen, more);
    }
  }
}
