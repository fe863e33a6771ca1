import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  answerCall,
  callAnswerWords,
  type CallAnswer,
} from "@damim/domain/club/call-attendance.ts";
import { pickStudents, type PickedStudent } from "@damim/domain/club/club-roster.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with a club's own rows: each act is one undo step. */
export function createClubCommands({
  store,
  newId,
  chance,
  act,
}: Pick<CommandDeps, "store" | "newId" | "chance" | "act">) {
  return {
    /** 출석 부르기: one tap a child. */
    answer(student: RosterStudent, day: CalendarDay, answer: CallAnswer) {
      const rows = {
        marks: store.rows(attendanceMarkKind),
        checkIns: store.rows(checkInKind),
      };
      const at = { day, studentId: student.id };
      const words = `${toStudentWords(student)} ${callAnswerWords[answer]}`;
      void act(answerCall(rows, at, answer), words);
    },
    pick(picked: readonly PickedStudent[]) {
      const changes = pickStudents(store.rows(studentKind).values(), picked, { newId, chance });
      void act(changes, `${changes.length}명을 담았어요`);
    },
    takeOut: (student: RosterStudent) =>
      void act(
        [removeRow(studentKind.name, student.id)],
        `${toStudentWords(student)} 학생을 뺐어요`,
      ),
  };
}

export type ClubCommands = ReturnType<typeof createClubCommands>;
