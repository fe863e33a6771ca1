import { coverPerson } from "../cafe/cover-person.ts";
import { findPeople, type FoundPerson } from "../names/find-people.ts";
import type { Change } from "@damim/sync/change.ts";
import { dayNoticeKind, type DayNotice } from "./day-notice.ts";
import { toNoticeLines } from "./notice-lines.ts";
import type { RosterStudent } from "../student/student.ts";

type Roster = readonly Pick<RosterStudent, "number" | "name">[];
export type NamedPupil = Extract<FoundPerson, { readonly kind: "name" | "given" }>;

type Kept = Pick<DayNotice, "keptNames"> | undefined;

function isKept(row: Kept, line: string): boolean {
  return row?.keptNames?.split("\n").includes(line) === true;
}

/** Whom a line names: a class and its parents read it. Nobody where the teacher said 「그대로」 of it. */
export function findNamed(line: string, students: Roster, row?: Kept): readonly NamedPupil[] {
  if (isKept(row, line)) return [];
  return findPeople(line, students, "mild").filter(
    (found): found is NamedPupil => found.kind === "name" || found.kind === "given",
  );
}

/** 「그대로」: names stay in this line, and in those that stand of the ones before. */
export function keepNames(row: DayNotice, line: string): readonly Change[] {
  const keptNames = toNoticeLines(row)
    .filter((each) => each === line || isKept(row, each))
    .join("\n");
  return [{ kind: dayNoticeKind.name, id: row.day, set: { keptNames } }];
}

/** 「22번으로 바꾸기」; of several, or of a name that several have, 「번호로 바꾸기」. */
export function toNumbersAct(named: readonly NamedPupil[]): string {
  const [one, ...others] = named;
  const isOne = one && !one.also && others.every(({ number }) => number === one.number);
  return isOne ? `${one.number}번으로 바꾸기` : "번호로 바꾸기";
}

/**
 * A line with numbers for names; 「한 학생」 for a name that several have. One of which the teacher said 「그대로」 stays.
 *
 * ```ts
 * nameByNumber("이도현은 보고서 내기", students); // 「22번은 보고서 내기」
 * ```
 */
export function nameByNumber(line: string, students: Roster, row?: Kept): string {
  // From the end on, so that places in front of it stay where they were found.
  return findNamed(line, students, row).reduceRight(
    (text, found) => coverPerson(text, found, found.also ? undefined : `${found.number}번`),
    line.normalize("NFC"),
  );
}
