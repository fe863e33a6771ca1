import type { StudentId } from "../student/student.ts";
import type { HandedPupil } from "./handover.ts";
import type { TakenRow } from "./plan-taking.ts";

/** What an envelope holds of pupils: those who may be taken, and what taking wrote. */
export interface Envelope {
  readonly pupils: readonly HandedPupil[];
  readonly taken: readonly TakenRow[];
}

/**
 * The same envelope without somebody, by an id of either side: who may not be taken any more, and of a row that was taken
 * what it takes to lead it out of the list again, without a word.
 *
 * ```ts
 * letGo({ pupils: [{ id: "s1", number: 1, name: "김하린" }], taken: [] }, { given: "s1" }).pupils; // []
 * ```
 *
 * @param who `given`: of the giver's list, `taken`: of the receiver's; "all": whoever was taken
 */
export function letGo(
  { pupils, taken }: Envelope,
  who: { readonly given: StudentId } | { readonly taken: StudentId } | "all",
): Envelope {
  const goes = ({ id, handed = [] }: TakenRow): boolean =>
    who === "all" || ("given" in who ? handed.includes(who.given) : id === who.taken);
  const gone = taken.filter(goes);
  const ids = new Set(gone.flatMap(({ handed = [] }) => handed));
  if (who !== "all" && "given" in who) ids.add(who.given);
  return {
    pupils: who === "all" ? [] : pupils.filter(({ id }) => id === undefined || !ids.has(id)),
    taken: taken.map((row) =>
      goes(row) ? { id: row.id, isNew: row.isNew, set: {}, before: {} } : row,
    ),
  };
}
