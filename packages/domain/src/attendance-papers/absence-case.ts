import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import { listSettledMarks } from "../attendance/contradiction.ts";
import type { AttendanceRules } from "../attendance/attendance-rules.ts";
import { type CalendarDay, addDays } from "../calendar-day/calendar-day.ts";
import { type SchoolCalendar, isSchoolOpen } from "../school-calendar/school-calendar.ts";
import { recordSchoolYear } from "../school-year/school-year.ts";
import { listAbsences, type Absence } from "./absence.ts";
import { toPaperId, type AbsencePaper, type PaperType } from "./absence-paper.ts";
import { listNeededPapers, oncePerSemester, type NeededPaper } from "./needed-papers.ts";
import { addOpenDays } from "../attendance/open-days.ts";

/** A paper that is asked for: when it is due, and when it came. */
export interface CasePaper extends NeededPaper {
  readonly due: CalendarDay;
  readonly received: CalendarDay | undefined;
}

/** One absence on its way to the month close: its papers, and whether it stands in NEIS. */
export interface AbsenceCase {
  readonly absence: Absence;
  /** Everything that came in for it, whichever of its days it hangs on. */
  readonly paper: Partial<AbsencePaper>;
  /** The row that papers are written to. */
  readonly paperId: string;
  readonly papers: readonly CasePaper[];
  readonly missing: readonly CasePaper[];
  readonly notEntered: readonly AttendanceMark[];
}

export interface CaseRows {
  /** Those that count (`listCounted`). */
  readonly marks: Iterable<AttendanceMark>;
  readonly papers: ReadonlyMap<string, AbsencePaper>;
  readonly calendar: SchoolCalendar;
  readonly rules: AttendanceRules;
}

/**
 * Every absence with its papers, by pupil and first day. A day that two devices told differently is none until the
 * teacher has chosen: no paper is asked for and nothing offered to NEIS that may not be so.
 */
export function listAbsenceCases(rows: CaseRows): readonly AbsenceCase[] {
  const { marks, papers, calendar, rules } = rows;
  const found = listAbsences(listSettledMarks(marks), calendar).map((absence) => ({
    absence,
    ...gatherPaper(absence, papers),
  }));
  const { firstSemesterEnd } = calendar;
  const inSemester = new Set(
    found.flatMap(({ absence, paper }) =>
      paper.evidence ? [toSemesterKey(absence, firstSemesterEnd)] : [],
    ),
  );
  return found.map(({ absence, paper, paperId }) => {
    const isHandedIn =
      oncePerSemester.has(absence.subReason ?? "") &&
      !paper.evidence &&
      inSemester.has(toSemesterKey(absence, firstSemesterEnd));
    const needed = paper.isWaived ? [] : listNeededPapers(absence, rules);
    const asked = needed
      .filter(({ type }) => !(type === "evidence" && isHandedIn))
      .map((each) => ({
        ...each,
        due: findPaperDue(each.type, absence, rules, calendar),
        received: paper[each.type] ?? undefined,
      }));
    return {
      absence,
      paper,
      paperId,
      papers: asked,
      missing: asked.filter(({ received }) => !received),
      notEntered: absence.marks.filter(({ reason, enteredAs }) => enteredAs !== reason),
    };
  });
}

/** The rows that hang on the days of an absence as one: it may have grown together of two. */
function gatherPaper(
  absence: Absence,
  papers: ReadonlyMap<string, AbsencePaper>,
): { readonly paper: Partial<AbsencePaper>; readonly paperId: string } {
  const ids = absence.marks.map(toPaperId).filter((id) => papers.has(id));
  const merged: Record<string, unknown> = {};
  for (const id of ids) {
    for (const [field, value] of Object.entries(papers.get(id) ?? {})) {
      merged[field] ??= value;
    }
  }
  return { paper: merged, paperId: ids[0] ?? absence.id };
}

/** 1학기 ends on the day that the principal sets; where it is not told, 31 August is near enough for one paper a half year. */
function toSemesterKey(
  { studentId, subReason, from }: Absence,
  firstSemesterEnd: CalendarDay | undefined,
): string {
  const end = firstSemesterEnd ?? `${recordSchoolYear(from)}-08-31`;
  return `${studentId}~${subReason ?? ""}~${from <= end ? 1 : 2}`;
}

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
function findPaperDue(
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
