import { createRow, type Change } from "@damim/sync/change.ts";
import { placeBetween } from "../base/place-between.ts";
import {
  compareStudents,
  sortStudents,
  studentKind,
  type ClassKey,
  type RosterStudent,
  type Student,
} from "../student/student.ts";

/** All that a club ever takes of a pupil of a teacher's own class. */
export type PickedStudent = Pick<Student, "number" | "name"> & { readonly classKey: ClassKey };

/**
 * Takes pupils of the own classes into a club: number, name and class are copied and nothing else ever (spec 14 §9).
 * Each comes to the place where class and number put it among those who are there; who is in the club already is
 * left out.
 *
 * ```ts
 * pickStudents(club, [{ number: 7, name: "김가온", classKey: "3-2" }], { newId, chance });
 * ```
 */
export function pickStudents(
  club: Iterable<RosterStudent>,
  picked: readonly PickedStudent[],
  { newId, chance }: { readonly newId: () => string; readonly chance: () => number },
): readonly Change[] {
  const list = [...sortStudents(club)];
  const changes: Change[] = [];
  for (const { number, name, classKey } of picked) {
    const student: RosterStudent = { id: newId(), number, name, classKey };
    if (list.some((each) => isInClub(student, each))) continue;
    const found = list.findIndex((each) => compareInClub(student, each) < 0);
    const index = found === -1 ? list.length : found;
    const [before, after] = [list[index - 1]?.place, list[index]?.place];
    const place = placeBetween(before ?? undefined, after ?? undefined, chance);
    list.splice(index, 0, { ...student, place });
    changes.push(createRow(studentKind.name, student.id, { number, name, classKey, place }));
  }
  return changes;
}

/** Whether a pupil of an own class is this one of the club: two of one class may have one name, not one number too. */
export function isInClub(
  picked: Pick<RosterStudent, "number" | "name" | "classKey">,
  inClub: RosterStudent,
): boolean {
  return (
    picked.classKey === inClub.classKey &&
    picked.number === inClub.number &&
    picked.name === inClub.name
  );
}

/** 「3-2 · 7번」, as the list of a club tells apart who has the same number in another class. */
export function toClubNumber({ number, classKey }: Pick<Student, "number" | "classKey">): string {
  return classKey ? `${classKey} · ${number}번` : `${number}번`;
}

function compareInClub(a: RosterStudent, b: RosterStudent): number {
  const byClass = (a.classKey ?? "").localeCompare(b.classKey ?? "", "ko", { numeric: true });
  return byClass || compareStudents(a, b);
}
