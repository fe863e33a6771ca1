import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { Change } from "@damim/sync/change.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { planImport } from "@damim/domain/roster/reading/plan-import.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import { departureLabels } from "@damim/domain/student/departure.ts";
import {
  leaveClass,
  returnMessages,
  returnToClass,
  type DepartureWish,
} from "@damim/domain/roster/leave-class.ts";
import type { DayBack } from "@damim/domain/student/coming-back.ts";
import { renumber, type NumberPlaces } from "@damim/domain/roster/renumber.ts";
import { addStudent, editStudent, removeStudent } from "@damim/domain/roster/student-draft.ts";
import {
  studentKind,
  type ClassKey,
  type RosterStudent,
  type Student,
  type StudentId,
} from "@damim/domain/student/student.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What a teacher does with the roster. Each act, also an import of 300 rows, is one undo step. */
export function createRosterCommands({ store, now, newId, act, say }: CommandDeps) {
  const write = async (
    changes: readonly Change[],
    label: string,
    sentence: string,
  ): Promise<void> => {
    await act(changes, sentence, { label });
  };
  return {
    /** Resolves when the rows are on this device, or stand in memory because its disk refused them. */
    importReading: async ({ existing, taken }: RosterReading) => {
      const plan = planImport(existing, taken, newId);
      await write(plan.changes, "명단 가져오기", `${plan.comingCount}명을 가져왔어요`);
    },
    add(student: Student, id: StudentId) {
      const words = toStudentWords(student);
      void write(
        [addStudent(student, id)],
        `${words} 추가`,
        `${withParticle(words, "을/를")} 추가했어요`,
      );
    },
    edit(before: RosterStudent, student: Student) {
      const words = toStudentWords(student);
      void write(
        editStudent(before, student),
        `${words} 고치기`,
        `${withParticle(words, "을/를")} 고쳤어요`,
      );
    },
    remove(student: RosterStudent) {
      const words = toStudentWords(student);
      void write(
        [removeStudent(student.id)],
        `${words} 지우기`,
        `${withParticle(words, "을/를")} 명단에서 지웠어요`,
      );
    },
    leave(student: RosterStudent, wish: DepartureWish) {
      const words = toStudentWords(student);
      const changes = leaveClass(student, wish);
      const kind = departureLabels[wish.kind];
      void write(
        changes,
        `${words} ${kind}`,
        `${withParticle(words, "을/를")} 떠난 학생으로 옮겼어요`,
      );
    },
    /** Brings one who left back; says why not where it cannot be. */
    comeBack(student: RosterStudent, back: DayBack, ownClass: ClassKey | undefined) {
      const roster = [...store.rows(studentKind).values()];
      const today = toSeoulDay(now());
      const returned = returnToClass(student, back, { roster, ownClass, today });
      if (!returned.ok) {
        say(toSentence(returnMessages, returned.refusal), "error");
        return false;
      }
      const words = toStudentWords(student);
      void write(
        returned.value,
        `${words} 다시 우리 반으로`,
        `${withParticle(words, "이/가")} 다시 우리 반이에요`,
      );
      return true;
    },
    renumber: (places: NumberPlaces) => {
      const changes = renumber(places);
      void write(changes, "번호 바꾸기", `${changes.length}명의 번호를 바꿨어요`);
    },
  };
}

export type RosterCommands = ReturnType<typeof createRosterCommands>;
