import type { AttendanceKind, AttendanceReason } from "../attendance/code/attendance-code.ts";
import { toMarkId, type AttendanceMark } from "../attendance/attendance-mark.ts";
import { findNextOpenDay } from "../attendance/open-days.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { compareTexts } from "../base/compare-texts.ts";

/**
 * One absence, for which one set of papers is asked: connected days of 결석 of one pupil, reason and
 * sub-reason. 지각, 조퇴 and 결과 are one each.
 */
export interface Absence {
  /** The id of its first mark. */
  readonly id: string;
  readonly studentId: StudentId;
  readonly kind: AttendanceKind;
  readonly reason: AttendanceReason;
  readonly subReason: string | null;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  /** By day, at least one. */
  readonly marks: readonly AttendanceMark[];
}

/**
 * The absences that marks make, by pupil and first day. Days are connected when the school was not open
 * between them: Friday and Monday are, and the days around 한글날.
 */
export function listAbsences(
  marks: Iterable<AttendanceMark>,
  calendar: SchoolCalendar,
): readonly Absence[] {
  const sorted = [...marks].sort(
    (a, b) => compareTexts(a.studentId, b.studentId) || compareTexts(a.day, b.day),
  );
  const next = rememberNextOpenDay(calendar);
  const spans: AttendanceMark[][] = [];
  const openSpanByWhat = new Map<string, AttendanceMark[]>();
  for (const mark of sorted) {
    const what = `${mark.studentId}~${mark.reason}~${mark.subReason ?? ""}`;
    const span = mark.kind === "absent" ? openSpanByWhat.get(what) : undefined;
    const last = span?.at(-1);
    if (span && last && mark.day <= next(last.day)) span.push(mark);
    else {
      const fresh = [mark];
      spans.push(fresh);
      if (mark.kind === "absent") openSpanByWhat.set(what, fresh);
    }
  }
  return spans.flatMap(toAbsence);
}

function toAbsence(marks: readonly AttendanceMark[]): readonly Absence[] {
  const [first] = marks;
  if (!first) return [];
  const { studentId, kind, reason, subReason = null, day } = first;
  const to = marks.at(-1)?.day ?? day;
  return [{ id: toMarkId(first), studentId, kind, reason, subReason, from: day, to, marks }];
}

/** A year's marks fall on the same two hundred days. */
function rememberNextOpenDay(calendar: SchoolCalendar): (day: CalendarDay) => CalendarDay {
  const known = new Map<CalendarDay, CalendarDay>();
  return (day) => {
    const next = known.get(day) ?? findNextOpenDay(calendar, day);
    known.set(day, next);
    return next;
  };
}
