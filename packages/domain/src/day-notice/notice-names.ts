import type { Change } from "@damim/sync/change.ts";
import {
  findNamedPupils,
  putNumbers,
  type NamedPupil,
  type NameRoster,
} from "../names/cover-person.ts";
import type { Hide } from "../names/hide-names.ts";
import { dayNoticeKind, type DayNotice } from "./day-notice.ts";
import { toNoticeLines } from "./notice-lines.ts";

type Kept = Pick<DayNotice, "keptNames"> | undefined;

function isKept(row: Kept, line: string): boolean {
  return row?.keptNames?.split("\n").includes(line) === true;
}

/** Whom a line names: a class and its parents read it. Nobody where the teacher said 「그대로」 of it. */
export function findNamed(line: string, students: NameRoster, row?: Kept): readonly NamedPupil[] {
  return isKept(row, line) ? [] : findNamedPupils(line, students);
}

/**
 * Whether a line may go to families: nobody is named in it, also nobody who was in the class before, or the teacher said
 * 「그대로」 of it.
 *
 * @param hide takes every name out of a text that anybody of the class has or had (`hideNames`)
 */
export function isAnswered(line: string, students: NameRoster, row: Kept, hide: Hide): boolean {
  const isNamed = hide(line) !== line.normalize("NFC") || findNamed(line, students).length > 0;
  return !isNamed || isKept(row, line);
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

/** A line with numbers for names (`putNumbers`); one of which the teacher said 「그대로」 stays. */
export function nameByNumber(line: string, students: NameRoster, row?: Kept): string {
  return putNumbers(line, findNamed(line, students, row));
}
