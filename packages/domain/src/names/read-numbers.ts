import type { RosterStudent } from "../student/student.ts";
import { hasNameTyped } from "../hangul/initial-consonants.ts";

/** Who a field of numbers means, and what of it was not understood. */
export interface NumberReading<T> {
  /** By number, each once. */
  readonly students: readonly T[];
  readonly numbers: readonly number[];
  /** The parts that stay in the field, in typed order; empty when all was read. */
  readonly left: string;
  /** Why they stay: one sentence a part, in one line. */
  readonly say: string;
}

type Member = Pick<RosterStudent, "number" | "name">;

interface LeftPart {
  readonly text: string;
  readonly say: string;
}

/**
 * Reads 「1-5 8 12」, 「7번」, 「5~3」, 「김하린」, 「ㄱㅎㄹ」 as pupils of a class. A number under the highest one without
 * a pupil is vacant and, inside a range, says nothing. What is not sure is nobody: it stays in the field with its reason.
 *
 * ```ts
 * readNumbers("1-3 31", members); // numbers [1, 2, 3], left "31", say 「31번은 없어요.」
 * ```
 */
export function readNumbers<T extends Member>(
  typed: string,
  members: readonly T[],
): NumberReading<T> {
  const found = new Set<T>();
  const left: LeftPart[] = [];
  for (const part of toParts(typed)) {
    const reading = readPart(part, members);
    for (const student of reading.students) found.add(student);
    left.push(...reading.left);
  }
  const students = [...found].sort((a, b) => a.number - b.number);
  return {
    students,
    numbers: [...new Set(students.map(({ number }) => number))],
    left: left.map(({ text }) => text).join(" "),
    say: left.map(({ say }) => say).join(" "),
  };
}

function toParts(typed: string): readonly string[] {
  return toNarrow(typed)
    .replaceAll(/(\d)\s*번/gu, "$1")
    .replaceAll(/(\d)\s*[-~–]\s*(\d)/gu, "$1-$2")
    .split(/[\s,、·;.]+/u)
    .filter((part) => part !== "");
}

/** By table: NFKC would take 초성 apart. */
function toNarrow(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[！-～]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0));
}

function readPart<T extends Member>(
  part: string,
  members: readonly T[],
): { readonly students: readonly T[]; readonly left: readonly LeftPart[] } {
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
  if (first === undefined || last === undefined) return readName(part, members);
  const ends = [Number(first), Number(last)].sort((a, b) => a - b);
  const [from = 0, to = 0] = ends;
  const highest = Math.max(0, ...members.map(({ number }) => number));
  const inRange = members.filter(({ number }) => number >= from && number <= to);
  const isShared = (student: T): boolean =>
    members.filter(({ number }) => number === student.number).length > 1;
  const shared = [...new Set(inRange.filter(isShared).map(({ number }) => number))];
  const isVacant = from === to && from > 0 && from <= highest && inRange.length === 0;
  return {
    students: inRange.filter((student) => !isShared(student)),
    left: [
      ...(from === 0 ? [toAbsentRange(0, 0)] : []),
      ...(isVacant ? [{ text: String(from), say: `${from}번은 비어 있어요.` }] : []),
      ...shared.map((number) => ({
        text: String(number),
        say: `${number}번이 여러 명이에요. 이름으로 적어 주세요.`,
      })),
      ...(to > highest && to > 0 ? [toAbsentRange(Math.max(from, highest + 1), to)] : []),
    ],
  };
}

function toAbsentRange(from: number, to: number): LeftPart {
  if (from === to) return { text: String(from), say: `${from}번은 없어요.` };
  return { text: `${from}-${to}`, say: `${from}번부터 ${to}번까지는 없어요.` };
}

function readName<T extends Member>(
  part: string,
  members: readonly T[],
): { readonly students: readonly T[]; readonly left: readonly LeftPart[] } {
  const exact = members.filter(({ name }) => name.normalize("NFC") === part);
  const fitting = exact.length > 0 ? exact : members.filter(({ name }) => hasNameTyped(name, part));
  if (fitting.length === 1) return { students: fitting, left: [] };
  const say = fitting.length === 0 ? `「${part}」 학생은 없어요.` : "누구인지 더 적어 주세요.";
  return { students: [], left: [{ text: part, say }] };
}
