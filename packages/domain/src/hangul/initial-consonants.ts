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
  return (
    wanted.length === 0 ||
    letters.some((_, start) =>
      wanted.every((letter, index) =>
        fitsTyped(letters[start + index] ?? "", letter, index === wanted.length - 1),
      ),
    )
  );
}

/**
 * Whether a typed text means somebody of this name: the rule of every search for pupils. As `hasTyped`, and a Latin name
 * is found as a keyboard without its marks has it. Signs alone mean nobody.
 *
 * ```ts
 * hasNameTyped("Jean-Luc", "jean luc"); // true
 * hasNameTyped("김민준", "ㄱㅁ"); // true
 * ```
 */
export function hasNameTyped(name: string, typed: string): boolean {
  const wanted = toSearchedName(typed);
  return wanted !== "" && hasTyped(toSearchedName(name), wanted);
}

/** A name as it is looked for: small letters and digits alone. Of 「Nguyễn Thị Đào」 "nguyenthidao"; Hangul stays. */
export function toSearchedName(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("đ", "d")
    .normalize("NFC");
}

/** Whether a typed letter means this letter of a text: itself, its initial, or (as the last one) its beginning. */
export function fitsTyped(letter: string, typed: string, isLast: boolean): boolean {
  if (letter === typed || (initials.includes(typed) && toInitial(letter) === typed)) return true;
  return isLast && isBegun(letter, typed);
}

/** Whether a typed text may mean other letters than its own: it holds an initial, or its last syllable is begun. */
export function isLooselyTyped(typed: string): boolean {
  return (
    isOpen(typed.charCodeAt(typed.length - 1)) ||
    Array.from(typed).some((letter) => initials.includes(letter))
  );
}

/** Whether a syllable without a final consonant is the beginning of another. */
function isBegun(letter: string, typed: string): boolean {
  const code = typed.charCodeAt(0);
  const more = letter.charCodeAt(0) - code;
  return isOpen(code) && more > 0 && more < FINALS_PER_VOWEL;
}

/** Whether a code is of a syllable without a final consonant. */
function isOpen(code: number): boolean {
  return (
    code >= FIRST_SYLLABLE &&
    code <= LAST_SYLLABLE &&
    (code - FIRST_SYLLABLE) % FINALS_PER_VOWEL === 0
  );
}

function toLetters(text: string): readonly string[] {
  return Array.from(text.normalize("NFC").toLowerCase().replaceAll(/\s/g, ""));
}

function toInitial(character: string): string {
  return String.fromCodePoint(toInitialCode(character.codePointAt(0) ?? 0));
}

/** The initial of one syllable, any other character as it is: as code points. */
export function toInitialCode(code: number): number {
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return code;
  return initials.charCodeAt(Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL));
}
