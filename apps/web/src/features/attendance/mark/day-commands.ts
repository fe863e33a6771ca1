import type { Change } from "@damim/sync/change.ts";
import { toCodeLabel, type AttendanceCode } from "@damim/domain/attendance/code/attendance-code.ts";
import {
  arriveStudent,
  awaitStudent,
  clearStudent,
  markStudent,
  type MarkWish,
} from "@damim/domain/attendance/mark-student.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  findMembershipRefusal,
  listMembers,
  membershipMessages,
} from "@damim/domain/student/membership.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";
import { actOnMarks } from "../../../kit/attendance/act-on-marks.ts";
import type { askInTurn } from "../../../kit/attendance/mark-question.ts";
import { arriveRest } from "../../../kit/attendance/arrive-rest.ts";
import { toStudentsWords } from "./student-words.ts";
import { toAttendanceRows } from "../../../kit/attendance/attendance-rows.ts";

/** What goes with a code beside its 사유. */
export interface MarkMore extends Pick<MarkWish, "exactPeriods" | "subReason"> {
  /** What is written in the same step beside the changes of the marks. */
  readonly listAlso?: (changes: readonly Change[]) => readonly Change[];
}

/**
 * What a teacher does with a day. Each act is one undo step, is on screen before it returns, and offers
 * 되돌리기 instead of asking first; only a closed month is asked about, and a mark on a day without lessons. An
 * act that changes nothing says nothing.
 */
export function createDayCommands(deps: CommandDeps, askFirst?: typeof askInTurn) {
  const { store, say } = deps;
  const rows = toAttendanceRows(store);
  const { mark, change } = actOnMarks(deps, askFirst);
  const listMarks: ListMarks = (chosen, day, code, more) =>
    listMembers(chosen, day).flatMap(({ id: studentId }) =>
      markStudent(rows, { day, studentId, ...code, ...more }),
    );
  return {
    mark(
      chosen: readonly RosterStudent[],
      day: CalendarDay,
      code: AttendanceCode,
      note?: string,
      more?: MarkMore,
    ) {
      const students = keepMembers(chosen, day, say);
      const words = note === undefined ? more : { ...more, note };
      const changes = withAlso(listMarks(students, day, code, words), more);
      mark(changes, `${toStudentsWords(students)} ${toCodeLabel(code)}`);
    },
    /** The same on several days, as one step. */
    markDays(
      students: readonly RosterStudent[],
      days: readonly CalendarDay[],
      code: AttendanceCode,
      more?: MarkMore & { readonly note?: string },
      /** Said beside it: what was left out. */
      remark?: string,
    ) {
      const marks = days.flatMap((day) => listMarks(students, day, code, more));
      const changes = withAlso(marks, more);
      const sentence = `${toStudentsWords(students)} ${toCodeLabel(code)} (${days.length}일)`;
      mark(changes, remark ? `${sentence} · ${remark}` : sentence);
    },
    clear(students: readonly RosterStudent[], day: CalendarDay) {
      const changes = students.flatMap(({ id: studentId }) =>
        clearStudent(rows, { day, studentId }),
      );
      change(changes, `${toStudentsWords(students)} 출석으로 바꿨어요`);
    },
    /** The same on several days, as one step. */
    clearDays(students: readonly RosterStudent[], days: readonly CalendarDay[]) {
      const changes = days.flatMap((day) =>
        students.flatMap(({ id: studentId }) => clearStudent(rows, { day, studentId })),
      );
      change(changes, `${toStudentsWords(students)} 출석으로 바꿨어요 (${days.length}일)`);
    },
    awaitArrival(chosen: readonly RosterStudent[], day: CalendarDay) {
      const students = keepMembers(chosen, day, say);
      const changes = students.flatMap(({ id: studentId }) =>
        awaitStudent(rows, { day, studentId }),
      );
      mark(changes, `${toStudentsWords(students)} 아직 안 왔어요`);
    },
    arrive(chosen: readonly RosterStudent[], day: CalendarDay) {
      const students = keepMembers(chosen, day, say);
      const changes = students.flatMap(({ id: studentId }) =>
        arriveStudent(rows, { day, studentId }),
      );
      change(changes, `${toStudentsWords(students)} 왔어요`);
    },
    arriveRest: arriveRest(deps, askFirst),
  };
}

export type DayCommands = ReturnType<typeof createDayCommands>;

function withAlso(changes: readonly Change[], more: MarkMore | undefined): readonly Change[] {
  return more?.listAlso ? [...changes, ...more.listAlso(changes)] : changes;
}

type ListMarks = (
  students: readonly RosterStudent[],
  day: CalendarDay,
  code: AttendanceCode,
  more: Partial<MarkWish> | undefined,
) => readonly Change[];

/** Of those chosen the ones who belong to the class on that day; why the others do not is said. */
export function keepMembers(
  chosen: readonly RosterStudent[],
  day: CalendarDay,
  say: CommandDeps["say"],
): readonly RosterStudent[] {
  const refusals = chosen.flatMap((student) => findMembershipRefusal(student, day) ?? []);
  const [refusal] = refusals;
  if (!refusal) return chosen;
  say(toSentence(membershipMessages, refusal), "error");
  return listMembers(chosen, day);
}
