/**
 * A cell's text as it was meant: full-width digits and spaces become plain ones, decomposed Hangul (from
 * a Mac) becomes syllables, blanks at the ends and doubled ones inside go.
 *
 * ```ts
 * toCleanText("  １２   번 "); // "12 번"
 * ```
 */
export function toCleanText(cell: string): string {
  return cell
    .normalize("NFKC")
    .replaceAll(/[\s\u200b\ufeff]+/gu, " ")
    .trim();
}

/** The same without any blank: for comparing names and headings. */
export function toBareText(cell: string): string {
  return toCleanText(cell).replaceAll(" ", "");
}
