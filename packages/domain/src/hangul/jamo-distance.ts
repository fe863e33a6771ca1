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
/** Of each letter in its place those near it. */
const nearOf = new Map<string, Set<string>>();
for (const [place, pairs] of Object.entries(near)) {
  for (const [a = "", b = ""] of pairs.split(" ")) {
    for (const [one, other] of [
      [place + a, place + b],
      [place + b, place + a],
    ] as const) {
      nearOf.set(one, (nearOf.get(one) ?? new Set()).add(other));
    }
  }
}

/**
 * How far two written names are from each other: an edit distance over their jamo, final consonants apart from initial
 * ones; a letter too many or too few is 1, another one 1, a neighbour in sound or on the keyboard 0.5 (spec 13 §2).
 *
 * ```ts
 * countJamoDistance("문채원", "문체원"); // 0.5
 * ```
 */
export function countJamoDistance(a: string, b: string): number {
  return measureJamo(toJamo(a), toJamo(b));
}

/**
 * The same of letters that were taken apart before (`toJamo`): one name against a whole school.
 *
 * @param most from where on it is no more told how far: then Infinity
 */
export function measureJamo(
  from: readonly string[],
  to: readonly string[],
  most = Infinity,
): number {
  const row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [line, letter] of from.entries()) {
    let beside = line;
    let before = line + 1;
    let least = before;
    row[0] = before;
    for (let at = 1; at <= to.length; at += 1) {
      const above = row[at] ?? 0;
      before = Math.min(beside + toCost(letter, to[at - 1] ?? ""), above + 1, before + 1);
      beside = above;
      row[at] = before;
      if (before < least) least = before;
    }
    // What follows only adds to the least of a line.
    if (least > most) return Infinity;
  }
  const distance = row.at(-1) ?? 0;
  return distance > most ? Infinity : distance;
}

function toCost(letter: string, other: string): number {
  if (letter === other) return 0;
  return nearOf.get(letter)?.has(other) ? 0.5 : 1;
}

/** The letters of a text taken apart, each with where it stands in its syllable. */
export function toJamo(text: string): readonly string[] {
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
