import {
  FINALS_PER_VOWEL,
  FIRST_SYLLABLE,
  initials,
  LAST_SYLLABLE,
  SYLLABLES_PER_INITIAL,
} from "./initial-consonants.ts";

const vowels = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
const finals = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

/** Neighbours in sound or on the keyboard: to write one for the other is half a slip. */
const near = {
  initial:
    "ㄱㅋ ㄱㄲ ㅋㄲ ㄷㅌ ㄷㄸ ㅌㄸ ㅂㅍ ㅂㅃ ㅍㅃ ㅈㅊ ㅈㅉ ㅊㅉ ㅅㅆ ㅂㅈ ㅈㄷ ㄷㄱ ㄱㅅ ㅁㄴ ㄴㅇ ㅇㄹ ㄹㅎ ㅋㅌ ㅌㅊ ㅊㅍ",
  vowel:
    "ㅐㅔ ㅐㅒ ㅔㅖ ㅒㅖ ㅏㅑ ㅓㅕ ㅗㅛ ㅜㅠ ㅚㅙ ㅚㅞ ㅙㅞ ㅡㅣ ㅡㅜ ㅓㅗ ㅓㅏ ㅏㅣ ㅛㅕ ㅕㅑ ㅑㅐ ㅢㅣ ㅟㅣ",
  final: "ㄴㅇ ㄴㅁ ㅁㅇ ㄱㅋ ㄷㅌ ㅂㅍ ㅈㅊ ㅅㅆ ㅇㄹ",
};
const nearPairs: ReadonlySet<string> = new Set(
  Object.entries(near).flatMap(([place, pairs]) =>
    pairs.split(" ").flatMap(([a = "", b = ""]) => {
      const [one, other] = [`${place}${a}`, `${place}${b}`];
      return [`${one} ${other}`, `${other} ${one}`];
    }),
  ),
);

/**
 * How far two written names are from each other: an edit distance over their jamo, final consonants apart from initial
 * ones; a letter too many or too few is 1, another one 1, a neighbour in sound or on the keyboard 0.5 (spec 13 §2).
 *
 * ```ts
 * countJamoDistance("문채원", "문체원"); // 0.5
 * ```
 */
export function countJamoDistance(a: string, b: string): number {
  const [from, to] = [toJamo(a), toJamo(b)];
  let row = [0, ...to.map((_, at) => at + 1)];
  from.forEach((letter, line) => {
    const next = [line + 1];
    to.forEach((other, at) => {
      const replaced = (row[at] ?? 0) + toCost(letter, other);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}

function toCost(letter: string, other: string): number {
  if (letter === other) return 0;
  return nearPairs.has(`${letter} ${other}`) ? 0.5 : 1;
}

function toJamo(text: string): readonly string[] {
  return Array.from(text.normalize("NFC")).flatMap((letter) => {
    const code = (letter.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
    if (code < 0 || code > LAST_SYLLABLE - FIRST_SYLLABLE) return [letter];
    const final = code % FINALS_PER_VOWEL;
    return [
      `initial${initials.charAt(Math.floor(code / SYLLABLES_PER_INITIAL))}`,
      `vowel${vowels.charAt(Math.floor((code % SYLLABLES_PER_INITIAL) / FINALS_PER_VOWEL))}`,
      ...(final > 0 ? [`final${finals.charAt(final)}`] : []),
    ];
  });
}
