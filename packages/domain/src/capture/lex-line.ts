import type { RosterStudent } from "../student/student.ts";
import { dayPattern } from "./day-words.ts";
import { findNamedStudents, measureFullName } from "./named-students.ts";
import { end, isPupil, sticky, type Lexeme, type LexOptions } from "./lexeme.ts";
import { readWeakWords } from "./weak-words.ts";

// Not 도: 「39도」 is a fever.
const numberParticles = "(?:이|가|은|는|과|와|하고|랑|이랑|을|를)?";
const dash = "\\s*[-~–]\\s*";

/** What a keyboard in full-width mode types for digits and brackets, sign for sign. */
const WIDE = /[０-９（）]/g;
const WIDE_OFFSET = 0xfee0;

/**
 * Cuts a line into its parts. Nothing is decided about them here but what their form says; a word that
 * fits nothing is a "word".
 */
export function lexLine(line: string, options: LexOptions): readonly Lexeme[] {
  const headPattern = options.heads.map(({ source }) => source).join("|") || "(?!)";
  const endOrHead = `(?=[\\s,，、;:()]|$|${headPattern})`;
  const shapes: readonly (readonly [RegExp, (found: RegExpExecArray) => Shape | undefined])[] = [
    [/[,，、;\n]+/y, () => ({ type: "separator" })],
    [sticky(`\\d{1,2}:[0-5]\\d${end}`), () => ({ type: "word" })],
    [/\([^()]*\)/y, () => ({ type: "literal", words: "" })],
    [/[:：][^,，、;\n]*/y, () => ({ type: "literal", words: "" })],
    [sticky(`(${dayPattern})(?:에는|에|엔|은|는|도|날)?${endOrHead}`), toDay],
    [sticky(`(\\d{1,2}(?:(?:${dash}|\\s*[,·]\\s*)\\d{1,2})*)\\s*교시${end}`), toPeriods],
    [sticky(`(\\d{1,2})교시\\s*부터\\s*(\\d{1,2})교시\\s*까지${end}`), toPeriodSpan],
    [sticky(`(\\d{1,2})\\.(\\d{1,2})번?${endOrHead}`), toDotted],
    [sticky(`(\\d{1,3})번?${dash}(\\d{1,3})번?${numberParticles}${endOrHead}`), toRange],
    [sticky(`(\\d{1,3})번?\\s*부터\\s*(\\d{1,3})번?\\s*까지${end}`), toRange],
    [sticky(`(\\d{1,3}번?(?:[.·+]\\d{1,3}번?)+)${numberParticles}${end}`), toList],
    [sticky(`(\\d{1,3})(?:번${numberParticles}${endOrHead}|${numberParticles}${end})`), toList],
    [
      sticky(
        `(?:우리\\s*반\\s*)?(?:모두|전원|전체|전부|나머지(?:\\s*모두)?)(?:가|는|은|도|다)?${end}`,
      ),
      (found) => ({ type: "everyone", isRest: found[0].includes("나머지") }),
    ],
    [sticky(`(?:${headPattern})${end}`), () => ({ type: "head" })],
    [
      sticky(`(?:\\d{1,2}학년\\s*)?(\\d{1,2})반${end}`),
      (found) => ({ type: "class", classNo: found[1] ?? "" }),
    ],
  ];
  const lexemes: Lexeme[] = [];
  const plain = line.replaceAll(WIDE, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - WIDE_OFFSET),
  );
  const weak = readWeakWords(plain, options, headPattern);
  for (let at = 0; at < line.length;) {
    const skipped = /^(?:\s+|[.!]+(?=\s|$))/.exec(line.slice(at))?.[0].length ?? 0;
    if (skipped > 0 || isListColon(line[at], lexemes)) {
      at += Math.max(skipped, 1);
      continue;
    }
    const found = weak(at, lexemes);
    if (found.length > 0) {
      lexemes.push(...found);
      at = found.at(-1)?.to ?? at + 1;
      continue;
    }
    const { shape, length } = readShape(plain, at, shapes, options.roster);
    const to = at + length + (isPupil(shape) ? measureTitle(line.slice(at + length)) : 0);
    const text = line.slice(at, at + length);
    // What is to be written down stays as it was typed.
    const words = text.replaceAll(/^[(（:：]|[)）]$/g, "").trim();
    const read = shape.type === "literal" ? { ...shape, words } : shape;
    lexemes.push({ ...read, text, from: at, to });
    at = to;
  }
  return lexemes;
}

/** 「김가온 학생은」: the word after a pupil says nothing more. */
function measureTitle(rest: string): number {
  return /^\s*학생(?:들)?(?:이|은|도|과|을)?(?=[\s,;]|$)/.exec(rest)?.[0].length ?? 0;
}

/** 「결석: 3, 5」: before anybody is named, a colon leads to the pupils and not to words. */
function isListColon(character: string | undefined, before: readonly Lexeme[]): boolean {
  if (character !== ":" && character !== "：") return false;
  const start = before.findLastIndex(({ type }) => type === "separator");
  return !before
    .slice(start + 1)
    .some(
      ({ type }) =>
        type === "numbers" || type === "name" || type === "everyone" || type === "dotted",
    );
}

type Shape = Lexeme extends infer L
  ? L extends unknown
    ? Omit<L, "text" | "from" | "to">
    : never
  : never;

function readShape(
  line: string,
  at: number,
  shapes: readonly (readonly [RegExp, (found: RegExpExecArray) => Shape | undefined])[],
  roster: readonly RosterStudent[],
): { readonly shape: Shape; readonly length: number } {
  const spaced = measureFullName(line, at, roster);
  if (spaced > 0)
    return { shape: { type: "name", name: line.slice(at, at + spaced) }, length: spaced };
  for (const [pattern, read] of shapes) {
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    const shape = found && read(found);
    if (shape && found[0]) return { shape, length: found[0].length };
  }
  const [word = line[at] ?? ""] = /^[^\s,，、;()]+/.exec(line.slice(at)) ?? [];
  const isName = findNamedStudents(word, roster).length > 0;
  return { shape: isName ? { type: "name", name: word } : { type: "word" }, length: word.length };
}

function toDay(found: RegExpExecArray): Shape {
  return { type: "day", words: found[1] ?? "" };
}

function toPeriods(found: RegExpExecArray): Shape | undefined {
  const periods = (found[1] ?? "").split(/[,·]/).flatMap((part) => {
    const [first = 0, last = first] = part.split(/[-~–]/).map(Number);
    return listNumbers(first, last);
  });
  return toPeriodsShape(periods);
}

function toPeriodSpan(found: RegExpExecArray): Shape | undefined {
  return toPeriodsShape(listNumbers(Number(found[1]), Number(found[2])));
}

const LAST_PERIOD = 12;

function toPeriodsShape(periods: readonly number[]): Shape | undefined {
  const isPossible =
    periods.length > 0 && periods.every((each) => each >= 1 && each <= LAST_PERIOD);
  return isPossible ? { type: "periods", periods } : undefined;
}

function toDotted(found: RegExpExecArray): Shape {
  return { type: "dotted", first: Number(found[1]), second: Number(found[2]) };
}

function toRange(found: RegExpExecArray): Shape {
  const [first, last] = [Number(found[1]), Number(found[2])].toSorted((a, b) => a - b);
  return { type: "numbers", numbers: [first ?? 0, last ?? 0], isRange: true };
}

function toList(found: RegExpExecArray): Shape {
  const numbers = [...(found[1] ?? "").matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return { type: "numbers", numbers, isRange: false };
}

function listNumbers(first: number, last: number): readonly number[] {
  return last < first ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
