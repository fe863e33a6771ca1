import {
  toCodeLabel,
  type AttendanceReason,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { findDayState } from "@damim/domain/attendance/day-state.ts";
import {
  attendLesson,
  missLesson,
  toLessonState,
} from "@damim/domain/attendance/lesson/lesson-roll.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";
import { toAttendanceRows } from "../../../kit/attendance/attendance-rows.ts";
import { actOnMarks } from "../../../kit/attendance/act-on-marks.ts";
import type { askInTurn } from "../../../kit/attendance/mark-question.ts";
import { toStudentsWords } from "./student-words.ts";

/** The roll of one lesson; apart from the commands of a day, which come with the first screen. */
export function createLessonCommands(
  { store, act, say }: CommandDeps,
  askFirst?: typeof askInTurn,
) {
  const rows = toAttendanceRows(store);
  const { mark, change } = actOnMarks({ store, act }, askFirst);
  return {
    /**
     * One tap on a pupil in a lesson: a 결과 with this lesson, or none any more. What stands elsewhere is said and not
     * changed.
     */
    tap(
      student: RosterStudent,
      { day, lesson }: { readonly day: CalendarDay; readonly lesson: number },
      how: { readonly reason: AttendanceReason; readonly isLate: boolean },
    ) {
      const at = { day, studentId: student.id, lesson };
      const state = toLessonState(findDayState(rows, at).marks, lesson);
      const who = toStudentsWords([student]);
      if (state.type === "elsewhere") {
        const what = withParticle(toCodeLabel(state.mark), "이에요/예요");
        say(`${withParticle(who, "은/는")} ${what}. 하루 전체에서 고칠 수 있어요.`);
        return;
      }
      if (state.type === "missed") {
        change(attendLesson(rows, at), `${who} ${lesson}교시 출석`);
        return;
      }
      const words = toCodeLabel({ kind: "classMissed", reason: how.reason });
      const sentence = `${who} ${lesson}교시 ${words}${how.isLate ? ", 늦게 옴" : ""}`;
      mark(missLesson(rows, at, how), sentence);
    },
  };
}
