/** What a line break counts: 1 as the guide says (기재요령 초 150쪽), 2 as older NEIS did. */
export type EnterBytes = 1 | 2;

/**
 * How NEIS counts a text: UTF-8 of its NFC with plain line breaks. 한글 3, ASCII 1, 「·」 2, emoji 4.
 *
 * ```ts
 * countNeisBytes("가\n나"); // 7
 * ```
 */
export function countNeisBytes(text: string, enterBytes: EnterBytes = 1): number {
  let bytes = 0;
  for (const letter of text.normalize("NFC").replaceAll(/\r\n?/g, "\n")) {
    bytes += letter === "\n" ? enterBytes : toUtf8Length(letter.codePointAt(0) ?? 0);
  }
  return bytes;
}

/**
 * Where in a text the part begins that no longer fits; nothing where all of it does. Never within a letter.
 *
 * ```ts
 * findExcess("가나다", 6); // 2
 * ```
 */
export function findExcess(
  text: string,
  limit: number | null,
  enterBytes: EnterBytes = 1,
): number | null {
  if (!limit || countNeisBytes(text, enterBytes) <= limit) return null;
  let fits = 0;
  let over = text.length;
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (countNeisBytes(text.slice(0, middle), enterBytes) <= limit) fits = middle;
    else over = middle;
  }
  return /[\uDC00-\uDFFF]/.test(text.charAt(fits)) ? fits - 1 : fits;
}

/** How many letters of 한글 still fit; below 0 too many stand there. Nothing where there is no limit. */
export function countLettersLeft(limit: number | null, used: number): number | null {
  return limit ? Math.floor((limit - used) / 3) : null;
}

function toUtf8Length(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
