import type { AbsenceCase, CasePaper } from "../attendance-papers/absence-case.ts";
import type { CheckIn } from "../attendance/check-in.ts";
import { isCounted } from "../attendance/counted-marks.ts";
import type { Contradiction } from "../attendance/day-state.ts";
import { attendanceKinds } from "../attendance/code/attendance-code.ts";
import { toMonth, type CalendarDay, type CalendarMonth } from "../calendar-day/calendar-day.ts";
import type { RosterStudent } from "../student/student.ts";

/** What keeps a month from being closed. */
export type CloseBlocker =
  /** 「확인 중」: nobody has said yet what it was. */
  | { readonly type: "awaited"; readonly student: RosterStudent; readonly day: CalendarDay }
  /** 결석 and another mark on one day: the teacher has not chosen yet. */
  | {
      readonly type: "contradiction";
      readonly student: RosterStudent;
      readonly day: CalendarDay;
      readonly of: Contradiction;
    }
  | {
      readonly type: "papers";
      readonly student: RosterStudent;
      readonly case: AbsenceCase;
      readonly missing: readonly CasePaper[];
    }
  | { readonly type: "neis"; readonly student: RosterStudent; readonly case: AbsenceCase };

export interface CloseRows {
  readonly month: CalendarMonth;
  /** In the order of the roster. */
  readonly students: readonly RosterStudent[];
  readonly cases: readonly AbsenceCase[];
  readonly contradictions: readonly Contradiction[];
  readonly checkIns: Iterable<CheckIn>;
  /** Whether a pupil has a mark that says more than the check-in. */
  readonly isMarked: (checkIn: CheckIn) => boolean;
}

/**
 * Everything that still blocks the close of a month, in NEIS order: by number, then day, then 결석, 지각,
 * 조퇴, 결과. An absence over a month's end blocks both months until its papers are in.
 */
export function listCloseBlockers(rows: CloseRows): readonly CloseBlocker[] {
  const { month, students, checkIns, isMarked } = rows;
  const contradictions = rows.contradictions.filter(({ day }) => toMonth(day) === month);
  const cases = listCasesOfMonth(rows.cases, month);
  const byId = new Map(students.map((student) => [student.id, student]));
  const awaited = [...checkIns].filter(
    (checkIn) =>
      checkIn.state === "awaited" &&
      toMonth(checkIn.day) === month &&
      isCounted(checkIn, byId) &&
      !isMarked(checkIn),
  );
  return students.flatMap((student) => {
    const own: readonly {
      readonly day: CalendarDay;
      readonly blockers: readonly CloseBlocker[];
    }[] = [
      ...awaited
        .filter(({ studentId }) => studentId === student.id)
        .map(({ day }) => ({ day, blockers: [{ type: "awaited", student, day } as const] })),
      ...contradictions
        .filter(({ studentId }) => studentId === student.id)
        .map((of) => ({
          day: of.day,
          blockers: [{ type: "contradiction", student, day: of.day, of } as const],
        })),
      ...cases
        .filter(({ absence }) => absence.studentId === student.id)
        .map((one) => ({ day: one.absence.from, blockers: toBlockers(student, one, month) })),
    ];
    return own
      .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
      .flatMap(({ blockers }) => blockers);
  });
}

/** The absences with a day in a month; of one pupil by first day and kind. */
export function listCasesOfMonth(
  cases: readonly AbsenceCase[],
  month: CalendarMonth,
): readonly AbsenceCase[] {
  return cases
    .filter(({ absence }) => absence.marks.some(({ day }) => toMonth(day) === month))
    .toSorted(({ absence: a }, { absence: b }) => {
      if (a.from !== b.from) return a.from < b.from ? -1 : 1;
      return attendanceKinds.indexOf(a.kind) - attendanceKinds.indexOf(b.kind);
    });
}

function toBlockers(
  student: RosterStudent,
  one: AbsenceCase,
  month: CalendarMonth,
): readonly CloseBlocker[] {
  const isOpenInNeis = one.notEntered.some(({ day }) => toMonth(day) === month);
  return [
    ...(one.missing.length > 0
      ? [{ type: "papers", student, case: one, missing: one.missing } as const]
      : []),
    ...(isOpenInNeis ? [{ type: "neis", student, case: one } as const] : []),
  ];
}
