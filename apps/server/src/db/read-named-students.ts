import type { NamedStudent } from "@damim/domain/names/hide-names.ts";
import { studentKind, type Student } from "@damim/domain/student/student.ts";
import type { Queries } from "./schema.ts";

/** Shorter ones are also what a column was once mistaken for: 「국어」, 「남자」. */
const FEWEST_LETTERS = 3;

/**
 * Whose names may stand in a teacher's words of a scope: its pupils, and behind them what they were called before and those
 * that were deleted, as long as the history keeps it. For all that leaves without its pupils.
 */
export async function readNamedStudents(
  queries: Queries,
  scope: string,
  living: ReadonlyMap<string, Pick<Student, "name" | "number">>,
): Promise<readonly NamedStudent[]> {
  const lost = await queries
    .selectFrom("history")
    .select(["id", "value"])
    .distinct()
    .where("scope", "=", scope)
    .where("kind", "=", studentKind.name)
    .where("field", "=", "name")
    .execute();
  const today = new Set(Array.from(living.values(), ({ name }) => name));
  const former = lost.flatMap(({ id, value }): readonly NamedStudent[] => {
    const name: unknown = JSON.parse(value);
    if (typeof name !== "string" || today.has(name)) return [];
    if (Array.from(name.replaceAll(/\s/gu, "")).length < FEWEST_LETTERS) return [];
    const number = living.get(id)?.number;
    return [number === undefined ? { name } : { name, number }];
  });
  return [...living.values(), ...former];
}
