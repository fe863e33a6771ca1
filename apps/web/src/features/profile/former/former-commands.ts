import {
  writeFormer,
  type FormerMatch,
  type FormerPupil,
} from "@damim/domain/former-pupil/find-former.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** Whom a pupil of the new roster is of a former one; null is somebody else. */
export interface FormerAnswer {
  readonly match: FormerMatch;
  readonly same: FormerPupil | null;
}

/** What is said of pupils who may have been in the class before: rows of the new year, one step. */
export function createFormerCommands({ act }: CommandDeps) {
  return {
    save: (answers: readonly FormerAnswer[]) =>
      void act(
        answers.map(({ match, same }) => writeFormer(match, same ?? undefined)),
        `${answers.length}명을 저장했어요`,
        { label: "같은 학생 찾기" },
      ),
  };
}
