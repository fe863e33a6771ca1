/**
 * A cell's text as it was meant: full-width digits and spaces become plain ones, decomposed Hangul (from
 * a Mac) becomes syllables, blanks at the ends and doubled ones inside go, and so do signs that nobody sees
 * (control characters, those that turn the direction of writing round).
 *
 * ```ts
 * toCleanText("  １２   번 "); // "12 번"
 * ```
 */
export function toCleanText(cell: string): string {
  return cell
    .normalize("NFKC")
    .replaceAll(/[\s\u200b\ufeff]+/gu, " ")
    .replaceAll(/[\p{Cc}\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim();
}

/** The same without any blank: for comparing names and headings. */
export function toBareText(cell: string): string {
  return toCleanText(cell).replaceAll(" ", "");
}
