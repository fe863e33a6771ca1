import { isNumbersOnly } from "@damim/domain/numbers-only/find-numbers-only.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Store } from "./teacher-data.ts";
import { useLive } from "./use-teacher-data.ts";

/** Whether the school year of this store has 번호만 쓰기 on. */
export function useNumbersOnly({ scope }: Pick<Store, "scope">): boolean {
  return useLive(({ profile }) => isNumbersOnly(profile.rows(schoolYearKind), scope));
}

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
