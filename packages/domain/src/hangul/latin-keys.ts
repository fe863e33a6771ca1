import {
  FINALS_PER_VOWEL,
  FIRST_SYLLABLE,
  initials,
  SYLLABLES_PER_INITIAL,
} from "./initial-consonants.ts";

const keys = "rRseEfaqQtTdwWczxvgkoiOjpuPhynbml";
const letters = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ";
const vowels = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
const finals = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
const joined: Readonly<Record<string, string>> = {
  ㅗㅏ: "ㅘ",
  ㅗㅐ: "ㅙ",
  ㅗㅣ: "ㅚ",
  ㅜㅓ: "ㅝ",
  ㅜㅔ: "ㅞ",
  ㅜㅣ: "ㅟ",
  ㅡㅣ: "ㅢ",
  ㄱㅅ: "ㄳ",
  ㄴㅈ: "ㄵ",
  ㄴㅎ: "ㄶ",
  ㄹㄱ: "ㄺ",
  ㄹㅁ: "ㄻ",
  ㄹㅂ: "ㄼ",
  ㄹㅅ: "ㄽ",
  ㄹㅌ: "ㄾ",
  ㄹㅍ: "ㄿ",
  ㄹㅎ: "ㅀ",
  ㅂㅅ: "ㅄ",
};

/**
 * What a text of Latin letters would have been on the Korean keyboard (두벌식); undefined where it makes no whole syllables.
 *
 * ```ts
 * readLatinKeys("anscodnjs"); // "문채원"
 * ```
 */
export function readLatinKeys(typed: string): string | undefined {
  if (!/^[a-z]+$/iu.test(typed)) return undefined;
  const jamo = Array.from(typed, toJamo).join("");
  const consonant = `[${initials}]`;
  const vowel = "[ㅏ-ㅣ]";
  // A consonant before a vowel begins the next syllable; so does the second of two.
  const syllable = new RegExp(
    `(${consonant})(ㅗㅏ|ㅗㅐ|ㅗㅣ|ㅜㅓ|ㅜㅔ|ㅜㅣ|ㅡㅣ|${vowel})((?:${consonant}(?!${vowel})){0,2})`,
    "gy",
  );
  let read = "";
  let at = 0;
  for (const [whole, initial = "", middle = "", end = ""] of jamo.matchAll(syllable)) {
    const letter = compose(initial, joined[middle] ?? middle, end);
    if (letter === undefined) return undefined;
    read += letter;
    at += whole.length;
  }
  return at === jamo.length ? read : undefined;
}

function toJamo(key: string): string {
  const at = keys.indexOf(key);
  return letters.charAt(at >= 0 ? at : keys.indexOf(key.toLowerCase()));
}

function compose(initial: string, vowel: string, end: string): string | undefined {
  const final = end.length > 1 ? joined[end] : end || " ";
  const places = [initials.indexOf(initial), vowels.indexOf(vowel), finals.indexOf(final ?? "?")];
  if (places.some((place) => place < 0)) return undefined;
  const [first = 0, middle = 0, last = 0] = places;
  return String.fromCodePoint(
    FIRST_SYLLABLE + first * SYLLABLES_PER_INITIAL + middle * FINALS_PER_VOWEL + last,
  );
}
