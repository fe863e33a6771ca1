import { toOtherClass } from "../school-year/class-choice.ts";
import type { ClassKey, RosterStudent, StudentId } from "../student/student.ts";
import type { AssignPupil } from "./assign-plan.ts";

/**
 * Who of a grade's job a teacher's own pupils are, by class, number and name. Where the teacher's class is not known, only who is
 * meant by number and name alone; nobody is guessed.
 */
export function findOwnPupils<T extends Pick<RosterStudent, "id" | "number" | "name">>(
  own: readonly T[],
  ownClass: ClassKey | undefined,
  pupils: readonly AssignPupil[],
): ReadonlyMap<StudentId, AssignPupil> {
  return new Map(
    own.flatMap(({ id, number, name }) => {
      const [found, ...others] = pupils.filter(
        (pupil) =>
          pupil.number === number &&
          pupil.name === name &&
          (!ownClass || toOtherClass(pupil.classKey, ownClass) === undefined),
      );
      return found && others.length === 0 ? [[id, found] as const] : [];
    }),
  );
}
