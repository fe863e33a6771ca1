import { coverPerson } from "../cafe/cover-person.ts";
import { findPeople, type FoundPerson } from "../names/find-people.ts";
import type { RosterStudent } from "../student/student.ts";

type Roster = readonly Pick<RosterStudent, "number" | "name">[];
export type NamedPupil = Extract<FoundPerson, { readonly kind: "name" | "given" }>;

/** Whom a line names: a class and its parents read it. */
export function findNamed(line: string, students: Roster): readonly NamedPupil[] {
  return findPeople(line, students, "mild").filter(
    (found): found is NamedPupil => found.kind === "name" || found.kind === "given",
  );
}

/** 「22번으로 바꾸기」; of several, or of a name that several have, 「번호로 바꾸기」. */
export function toNumbersAct(named: readonly NamedPupil[]): string {
  const [one, ...others] = named;
  const isOne = one && !one.also && others.every(({ number }) => number === one.number);
  return isOne ? `${one.number}번으로 바꾸기` : "번호로 바꾸기";
}

/**
 * A line with numbers for names; 「한 학생」 for a name that several have.
 *
 * ```ts
 * nameByNumber("이도현은 보고서 내기", students); // 「22번은 보고서 내기」
 * ```
 */
export function nameByNumber(line: string, students: Roster): string {
  // From the end on, so that places in front of it stay where they were found.
  return findNamed(line, students).reduceRight(
    (text, found) => coverPerson(text, found, found.also ? undefined : `${found.number}번`),
    line.normalize("NFC"),
  );
}
