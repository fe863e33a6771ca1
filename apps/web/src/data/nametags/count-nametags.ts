import { studentKind } from "@damim/domain/student/student.ts";
import type { Store, TeacherData } from "../teacher-data.ts";

/** How many pupils of these years have a name on this device alone. */
export function countNametags(
  { vault, years }: Pick<TeacherData, "vault" | "years">,
  stores: Iterable<Store> = years.values(),
): number {
  const tags = vault?.now?.nametags;
  if (!tags) return 0;
  return [...stores].flatMap((store) =>
    [...store.rows(studentKind).keys()].filter((id) => tags.find(store.scope, id)?.name),
  ).length;
}
