import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { countOpenDaysAfter, type SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { findFirstUse, toLater } from "../school-calendar/first-use.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import { listMemberSpans } from "../student/membership.ts";
import type { RosterStudent } from "../student/student.ts";
import { listAreas } from "./note-lists.ts";
import type { Note } from "./note.ts";

/** From so many open school days on, a pupil has not been seen for long. */
export const WARM_DAYS = 15;

/** What is written of a pupil in one area. */
export interface AreaSeen {
  readonly count: number;
  readonly last: CalendarDay;
}

/** One row of 살핌 지도. */
export interface StudentCoverage {
  readonly student: RosterStudent;
  /** By area; one without a note is not in it. */
  readonly areas: ReadonlyMap<string, AreaSeen>;
  /** Open school days since the last note of any area. */
  readonly unseen: number;
  readonly isWarm: boolean;
}

/** 「수업일 23일」 since the last note, 「아직 기록이 없어요」 before the first. */
export function toUnseenWords({ areas, unseen }: StudentCoverage): string {
  return areas.size === 0 ? "아직 기록이 없어요" : `수업일 ${unseen}일`;
}

export interface Coverage {
  /** The four of every class, then what else occurs, in 가나다 order. */
  readonly areas: readonly string[];
  readonly rows: readonly StudentCoverage[];
}

export interface CoverageFacts {
  readonly today: CalendarDay;
  readonly calendar: SchoolCalendar;
  readonly year: SchoolYear;
}

/**
 * Pupils × areas: how much is written and when last. A pupil without a note is unseen from the first day in the class or
 * of the year on, that day counted. Drafts are no notes yet.
 */
export function listCoverage(
  students: readonly RosterStudent[],
  notes: Iterable<Note>,
  facts: CoverageFacts,
): Coverage {
  const byStudent = new Map<string, Map<string, AreaSeen>>();
  const own = new Set<string>();
  for (const { studentId, area, day, isDraft } of notes) {
    if (isDraft) continue;
    own.add(area);
    const areas = byStudent.get(studentId) ?? new Map<string, AreaSeen>();
    const before = areas.get(area);
    const last = before && before.last > day ? before.last : day;
    byStudent.set(studentId, areas.set(area, { count: (before?.count ?? 0) + 1, last }));
  }
  return {
    areas: listAreas(own),
    rows: students.map((student) => {
      const areas = byStudent.get(student.id) ?? new Map<string, AreaSeen>();
      const lastDays = [...areas.values()].map(({ last }) => last).sort();
      const unseen = countUnseenDays(student, lastDays.at(-1), facts);
      return { student, areas, unseen, isWarm: unseen >= WARM_DAYS };
    }),
  };
}

/** 「오래 못 본 학생」: the longest first, then by number. */
export function listLongUnseen(
  { rows }: Pick<Coverage, "rows">,
  count = 3,
): readonly StudentCoverage[] {
  return rows
    .filter(({ isWarm }) => isWarm)
    .toSorted((a, b) => b.unseen - a.unseen || a.student.number - b.student.number)
    .slice(0, count);
}

/** Open school days on which nothing was written of a pupil, up to today; before the first day of use nothing could be. */
function countUnseenDays(
  student: RosterStudent,
  last: CalendarDay | undefined,
  { today, calendar, year }: CoverageFacts,
): number {
  // Of who was away for a while, the time before coming back is nobody's fault.
  const { from = toSchoolYearSpan(year).from } = listMemberSpans(student).at(-1) ?? {};
  const first = toLater(from, findFirstUse(calendar, year));
  return countOpenDaysAfter(calendar, toLater(addDays(first, -1), last), today);
}
