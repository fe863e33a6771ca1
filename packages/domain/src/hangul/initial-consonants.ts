const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_INITIAL = 588;
const FINALS_PER_VOWEL = 28;
const initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";

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
    const isLast = (index: number): boolean => index === wanted.length - 1;
    if (
      wanted.every((typedLetter, index) => {
        const letter = letters[start + index] ?? "";
        return fits(letter, typedLetter) || (isLast(index) && isBegun(letter, typedLetter));
      })
    )
      return true;
  }
  return false;
}

function fits(letter: string, typed: string): boolean {
  return letter === typed || (initials.includes(typed) && toInitial(letter) === typed);
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
  const code = character.codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return character;
  return initials[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)] ?? character;
}
