import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { openSchoolYears } from "@damim/domain/school-year/school-year.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Queries } from "../db/schema.ts";
import { toStoredRow } from "../sync/stored-rows.ts";

/** The names of all pupils in the years that a teacher works in, also of those who left. */
export async function listPupilNames(
  queries: Queries,
  uid: string,
  now: number,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("rows")
    .selectAll()
    .where(
      "scope",
      "in",
      openSchoolYears(toSeoulDay(now)).map((year) => yearScope(uid, year)),
    )
    .where("kind", "=", studentKind.name)
    .execute();
  return rows.map(toStoredRow).flatMap(({ data }) => {
    const { name } = Object(data) as { readonly name?: unknown };
    return typeof name === "string" && name.trim().length > 1 ? [name] : [];
  });
}
