import type { NamedStudent } from "@damim/domain/names/hide-names.ts";
import { isNumberName } from "@damim/domain/numbers-only/numbers-only.ts";
import { studentKind, type Student } from "@damim/domain/student/student.ts";
import type { Queries } from "./schema.ts";

/** Shorter ones are also what a column was once mistaken for: 「국어」, 「남자」. */
const FEWEST_LETTERS = 3;

/**
 * Whose names may stand in a teacher's words of a scope: its pupils, and behind them what they were called before and those
 * that were deleted, as long as the history keeps it. For all that leaves without its pupils.
 *
 * @param studentId of one alone
 */
export async function readNamedStudents(
  queries: Queries,
  scope: string,
  living: ReadonlyMap<string, Pick<Student, "name"> & Partial<Pick<Student, "number">>>,
  studentId?: string,
): Promise<readonly NamedStudent[]> {
  const lost = await queries
    .selectFrom("history")
    .select(["id", "value"])
    .where("scope", "=", scope)
    .where("kind", "=", studentKind.name)
    .where("field", "=", "name")
    .$if(studentId !== undefined, (query) => query.where("id", "=", studentId ?? ""))
    .orderBy("at", "desc")
    .execute();
  const today = new Set(Array.from(living.values(), ({ name }) => name));
  // The last one before a number alone stood there is no mistake, however short it is.
  const numbered = new Set(
    [...living].flatMap(([id, { name }]) => (isNumberName(name) ? [id] : [])),
  );
  const told = new Set<string>();
  const former = lost.flatMap(({ id, value }): readonly NamedStudent[] => {
    const name: unknown = JSON.parse(value);
    if (typeof name !== "string" || today.has(name) || isNumberName(name)) return [];
    const isLast = numbered.delete(id);
    const isShort = Array.from(name.replaceAll(/\s/gu, "")).length < FEWEST_LETTERS;
    if ((isShort && !isLast) || told.has(`${id} ${name}`)) return [];
    told.add(`${id} ${name}`);
    const number = living.get(id)?.number;
    return [number === undefined ? { name } : { name, number }];
  });
  return [...living.values(), ...former];
}
