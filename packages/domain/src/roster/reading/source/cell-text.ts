import { withoutTurns } from "../../../record/without-turns.ts";

/**
 * A cell's text as it was meant: full-width digits and spaces become plain ones, decomposed Hangul (from
 * a Mac) becomes syllables, blanks at the ends and doubled ones inside go, and so do signs that nobody sees
 * (control characters, those of no width that web pages set between letters, those that turn the direction of writing
 * round).
 *
 * ```ts
 * toCleanText("  １２   번 "); // "12 번"
 * ```
 */
export function toCleanText(cell: string): string {
  return withoutTurns(withoutUnseen(cell.normalize("NFKC")))
    .replaceAll(/[\u00ad\u200e\u200f\u2061-\u2065]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/\p{Cc}/gu, "")
    .trim();
}

/** Without signs that have no width; one that joins two pictures (👨‍👩‍👧) is part of them. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(/[\u200b\u2060\ufeff]|[\u200c\u200d](?!\p{Extended_Pictographic})/gu, "");
}

/** 「김가람(金佳藍)」, 「김가람 金佳藍」: how the name before it is written in 한자. */
export const hanjaBehind =
  /(?<=\p{Script=Hangul}) *(?:[([]\p{Script=Han}+[)\]]|\p{Script=Han}+)$/gu;

/** The same without any blank: for comparing names and headings. */
export function toBareText(cell: string): string {
  return toCleanText(cell).replaceAll(" ", "");
}
