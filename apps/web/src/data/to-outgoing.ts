import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "./teacher-data.ts";

/**
 * Pupils as they may leave this device: where the year has numbers only, 「3번」 in place of the name that the 이름표 lays over
 * the row. For all that goes out by another way than the rows: a room, a club, a file of 반편성.
 */
export function toOutgoing<S extends Pick<RosterStudent, "id" | "name">>(
  store: Pick<Store, "stored">,
  students: readonly S[],
): readonly S[] {
  return students.map((student) => {
    const name = store.stored(studentKind.name, student.id)?.["name"];
    return typeof name === "string" ? { ...student, name } : student;
  });
}
