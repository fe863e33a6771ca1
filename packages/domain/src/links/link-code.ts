/** Letters of Crockford: without I, L, O and U, which are read as others or make words. */
export const LINK_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 130 bits: nobody types the key of a calendar, and nobody guesses it. */
export const ICAL_KEY_LETTERS = 26;

/** 40 bits: typed from paper; misses slow all guesses. */
export const BOOK_CODE_LETTERS = 8;

/**
 * A code as it is kept, whatever way it was typed; nothing where it has another length or letters that no code has.
 *
 * ```ts
 * readLinkCode("7f3k 9qx2", 8); // "7F3K9QX2"
 * readLinkCode("OOIL-0000", 8); // "00110000"
 * ```
 */
export function readLinkCode(typed: string, letters: number): string | undefined {
  const code = typed
    .normalize("NFKC")
    .replaceAll(/[\s-]/gu, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/gu, "1");
  const isCode = Array.from(code).every((letter) => LINK_LETTERS.includes(letter));
  return isCode && code.length === letters ? code : undefined;
}
