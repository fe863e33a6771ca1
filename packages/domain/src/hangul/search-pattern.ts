import { escapePattern } from "../base/escape-pattern.ts";
import {
  FINALS_PER_VOWEL,
  FIRST_SYLLABLE,
  initials,
  LAST_SYLLABLE,
  SYLLABLES_PER_INITIAL,
} from "./initial-consonants.ts";

/**
 * What `hasTyped` looks for, as a pattern over plain NFC text: it says where, and it goes through a year of long texts at
 * each key without an index. Nothing where nothing is typed.
 *
 * ```ts
 * toSearchPattern("민ㅈ 기")?.exec("이민준 김")?.[0]; // 「민준 김」
 * ```
 */
export function toSearchPattern(typed: string): RegExp | undefined {
  const letters = Array.from(typed.normalize("NFC").replaceAll(/\s/gu, ""));
  if (letters.length === 0) return undefined;
  const parts = letters.map((letter, index) => toPart(letter, index === letters.length - 1));
  return new RegExp(parts.join("\\s*"), "iu");
}

/** The line of a text in which a pattern is found first, and where in it. */
export interface FoundLine {
  readonly line: string;
  readonly from: number;
  readonly to: number;
}

/** Finds the line to show with its words marked; words that go on in the next line are marked to the end of theirs. */
export function findLine(text: string, pattern: RegExp): FoundLine | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const begin = text.lastIndexOf("\n", found.index) + 1;
  const end = text.indexOf("\n", found.index);
  const line = text.slice(begin, end < 0 ? undefined : end);
  const from = found.index - begin;
  return { line, from, to: Math.min(from + found[0].length, line.length) };
}

function toPart(letter: string, isLast: boolean): string {
  const code = letter.codePointAt(0) ?? 0;
  const initial = initials.indexOf(letter);
  if (initial >= 0) {
    const first = FIRST_SYLLABLE + initial * SYLLABLES_PER_INITIAL;
    return `[${letter}${toRange(first, SYLLABLES_PER_INITIAL)}]`;
  }
  const isSyllable = code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
  // The last syllable may be one that is still being typed: 「기」 on the way to 「김」.
  if (isLast && isSyllable && (code - FIRST_SYLLABLE) % FINALS_PER_VOWEL === 0)
    return `[${toRange(code, FINALS_PER_VOWEL)}]`;
  return escapePattern(letter);
}

function toRange(first: number, length: number): string {
  return `${String.fromCodePoint(first)}-${String.fromCodePoint(first + length - 1)}`;
}
