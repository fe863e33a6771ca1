import type { FormerSchool } from "@damim/domain/student/former-school.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

export function createFormerCommands({ act }: CommandDeps) {
  return {
    /** Of a pupil who came from another school: what that one counted. */
    saveFormer: (student: RosterStudent, formerSchool: FormerSchool | null) =>
      void act(
        [{ kind: studentKind.name, id: student.id, set: { formerSchool } }],
        `${toStudentWords(student)} 전입 전 출결을 적었어요`,
      ),
  };
}
