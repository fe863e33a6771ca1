import { coverPerson } from "../cafe/cover-person.ts";
import type { RosterStudent } from "../student/student.ts";
import { findPeople, type FoundPerson } from "./find-people.ts";

export type NameRoster = readonly Pick<RosterStudent, "number" | "name">[];
export type NamedPupil = Extract<FoundPerson, { readonly kind: "name" | "given" }>;

/** Whom a text names: `findPeople` at its mildest, without what else could lead to a child. */
export function findNamedPupils(text: string, roster: NameRoster): readonly NamedPupil[] {
  return findPeople(text, roster, "mild").filter(
    (found): found is NamedPupil => found.kind === "name" || found.kind === "given",
  );
}

/**
 * The text in which these were found, with numbers for them; 「한 학생」 for a name that several have.
 *
 * ```ts
 * putNumbers("이도현은 보고서 내기", named); // 「22번은 보고서 내기」
 * ```
 */
export function putNumbers(text: string, named: readonly NamedPupil[]): string {
  // From the end on, so that places in front of it stay where they were found.
  return named.reduceRight(
    (words, found) => coverPerson(words, found, found.also ? undefined : `${found.number}번`),
    text.normalize("NFC"),
  );
}
