import { findNamedPupils, putNumbers, type NamedPupil, type NameRoster } from "./cover-person.ts";
import type { Hide } from "./hide-names.ts";
import { isKept, type KeptNames } from "./kept-names.ts";

/** What is asked of a line that names pupils before it goes home. */
export interface NameQuestion {
  /** 「22번으로 바꾸기」; of several, or of a name that several have, 「번호로 바꾸기」. */
  readonly act: string;
  /** The line with numbers for names. */
  readonly numbered: string;
}

/**
 * Whether a line may go to families: nobody is named in it, also nobody who was in the class before, or the teacher said
 * 「그대로」 of it.
 *
 * @param hide takes every name out of a text that anybody of the class has or had (`hideNames`)
 */
export function isAnswered(
  line: string,
  students: NameRoster,
  row: KeptNames,
  hide: Hide,
): boolean {
  const isNamed =
    hide(line) !== line.normalize("NFC") || findNamedPupils(line, students).length > 0;
  return !isNamed || isKept(row, line);
}

/**
 * The question of a line that goes home: nothing where it is answered.
 *
 * ```ts
 * askName("이도현은 보고서 내기", students, row, hide); // { act: "22번으로 바꾸기", numbered: "22번은 보고서 내기" }
 * ```
 */
export function askName(
  line: string,
  students: NameRoster,
  row: KeptNames,
  hide: Hide,
): NameQuestion | undefined {
  if (isAnswered(line, students, row, hide)) return undefined;
  const named = findNamedPupils(line, students);
  return { act: toAct(named), numbered: hide(putNumbers(line, named)) };
}

function toAct(named: readonly NamedPupil[]): string {
  const [one, ...others] = named;
  const isOne = one && !one.also && others.every(({ number }) => number === one.number);
  return isOne ? `${one.number}번으로 바꾸기` : "번호로 바꾸기";
}
