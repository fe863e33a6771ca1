import { LINK_LETTERS, readLinkCode } from "../links/link-code.ts";

/** 135 bits and the check letter: seven groups of four. */
const LETTERS = 28;
export const CODE_BYTES = LETTERS - 1;

/**
 * The code of these bytes, in groups of four: a letter of Crockford each, by its low five bits, and at the end a letter
 * that tells any single wrong one and any two neighbours that changed places.
 *
 * @param bytes 27 of chance
 */
export function toRecoveryCode(bytes: Uint8Array): string {
  const values = Array.from(bytes.slice(0, CODE_BYTES), (byte) => byte & 31);
  const letters = [...values, check(values)].map((value) => LINK_LETTERS[value]).join("");
  return groupCode(letters).join("-");
}

/** `groupCode("0123ABCD")` is `["0123", "ABCD"]`. */
export function groupCode(letters: string): readonly string[] {
  return letters.replaceAll("-", "").match(/.{1,4}/gu) ?? [];
}

/** The letters of a code, however it was typed, without its dashes; or which of two things is wrong with it. */
export function readRecoveryCode(typed: string): {
  readonly letters?: string;
  readonly wrong?: "length" | "letter";
} {
  const letters = readLinkCode(typed, LETTERS);
  if (letters === undefined) return { wrong: "length" };
  const values = Array.from(letters, (letter) => LINK_LETTERS.indexOf(letter));
  return check(values.slice(0, -1)) === values.at(-1) ? { letters } : { wrong: "letter" };
}

/** In the field of 32: each place has another weight, so that no one change and no swap of neighbours goes out. */
function check(values: readonly number[]): number {
  return values.reduce((sum, value) => double(sum ^ value), 0);
}

/** Times x, modulo x⁵ + x² + 1, which is primitive. */
function double(value: number): number {
  const shifted = value << 1;
  return shifted & 32 ? shifted ^ 37 : shifted;
}
