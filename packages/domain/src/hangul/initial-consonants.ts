export const FIRST_SYLLABLE = 0xac00;
export const LAST_SYLLABLE = 0xd7a3;
export const SYLLABLES_PER_INITIAL = 588;
export const FINALS_PER_VOWEL = 28;
export const initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";

/**
 * The initial consonants (초성) of a text; other characters stay.
 *
 * ```ts
 * toInitialConsonants("김민준"); // "ㄱㅁㅈ"
 * ```
 */
export function toInitialConsonants(text: string): string {
  return Array.from(text.normalize("NFC"), toInitial).join("");
}

/**
 * Whether a typed search fits a text anywhere in it: syllables as they are, initials for syllables,
 * both mixed, upper and lower case alike, spaces in neither counted. The last syllable may be one that is
 * still being typed: 「기」 on the way to 「김」.
 *
 * ```ts
 * hasTyped("김민준", "ㄱㅁ"); // true
 * hasTyped("김민준", "민ㅈ"); // true
 * hasTyped("김민준", "기"); // true
 * hasTyped("김민준", "준민"); // false
 * ```
 */
export function hasTyped(text: string, typed: string): boolean {
  const letters = toLetters(text);
  const wanted = toLetters(typed);
  const starts = letters.length - wanted.length;
  for (let start = 0; start <= starts; start += 1) {
    if (
      wanted.every((typedLetter, index) =>
        fitsTyped(letters[start + index] ?? "", typedLetter, index === wanted.length - 1),
      )
    )
      return true;
  }
  return false;
}

/** Whether a typed letter means this letter of a text: itself, its initial, or (as the last one) its beginning. */
export function fitsTyped(letter: string, typed: string, isLast: boolean): boolean {
  if (letter === typed || (initials.includes(typed) && toInitial(letter) === typed)) return true;
  return isLast && isBegun(letter, typed);
}

/** Whether a typed text may mean other letters than its own: it holds an initial, or its last syllable is begun. */
export function isLooselyTyped(typed: string): boolean {
  const code = (typed.codePointAt(typed.length - 1) ?? 0) - FIRST_SYLLABLE;
  const isOpen =
    code >= 0 && code <= LAST_SYLLABLE - FIRST_SYLLABLE && code % FINALS_PER_VOWEL === 0;
  return isOpen || Array.from(typed).some((letter) => initials.includes(letter));
}

/** Whether a syllable without a final consonant is the beginning of another. */
function isBegun(letter: string, typed: string): boolean {
  const code = (typed.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
  const other = (letter.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
  if (code < 0 || code > LAST_SYLLABLE - FIRST_SYLLABLE || code % FINALS_PER_VOWEL !== 0)
    return false;
  return other > code && other < code + FINALS_PER_VOWEL;
}

function toLetters(text: string): readonly string[] {
  return Array.from(text.normalize("NFC").toLowerCase().replaceAll(/\s/gu, ""));
}

function toInitial(character: string): string {
  return String.fromCodePoint(toInitialCode(character.codePointAt(0) ?? 0));
}

/** The initial of one syllable, any other character as it is: as code points. */
export function toInitialCode(code: number): number {
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return code;
  return initials.charCodeAt(Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL));
}
