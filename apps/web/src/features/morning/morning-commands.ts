import { markArrived } from "@damim/domain/attendance/mark-student.ts";
import { acceptArrival, refuseArrival } from "@damim/domain/attendance/tap-arrival.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";
import { actOnMarks } from "../../kit/attendance/act-on-marks.ts";
import { arriveRest } from "../../kit/attendance/arrive-rest.ts";
import { toAttendanceRows } from "../../kit/attendance/attendance-rows.ts";
import type { askInTurn } from "../../kit/attendance/mark-question.ts";

/** What is said of who comes in the morning: each act is one undo step. */
export function createMorningCommands(deps: CommandDeps, askFirst?: typeof askInTurn) {
  const rows = toAttendanceRows(deps.store);
  const { change } = actOnMarks(deps, askFirst);
  return {
    /** `then`: once it is written. */
    arrive(arrived: readonly RosterStudent[], day: CalendarDay, then?: () => void): void {
      const changes = arrived.flatMap(({ id }) => markArrived(rows, { day, studentId: id }));
      const [one] = arrived;
      const who = arrived.length === 1 && one ? toStudentWords(one) : `${arrived.length}명`;
      change(changes, `${who} 왔어요`, then);
    },
    /** The teacher's yes or no to a tap on 등교 칠판. */
    answer(student: RosterStudent, day: CalendarDay, hasCome: boolean): void {
      const decide = hasCome ? acceptArrival : refuseArrival;
      change(
        decide(rows, { day, studentId: student.id }),
        `${toStudentWords(student)} ${hasCome ? "왔어요" : "적은 대로 두었어요"}`,
      );
    },
    arriveRest: arriveRest(deps, askFirst),
  };
}
