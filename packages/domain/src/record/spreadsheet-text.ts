/**
 * A text as a cell of an .xlsx holds it: 「_x0041_」 would be read as 「A」, so its first sign is written in that way itself.
 *
 * ```ts
 * toSpreadsheetText("_x0041_"); // "_x005F_x0041_"
 * ```
 */
export function toSpreadsheetText<T>(cell: T): T | string {
  return typeof cell === "string" ? cell.replaceAll(/_(?=x[\da-f]{4}_)/giu, "_x005F_") : cell;
}

const LONGEST_SHEET_NAME = 31;

/** Names that a spreadsheet takes for its sheets: without 「[ ] : * ? / \\」, not endless, each once. */
export function toSheetNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = name
      .replaceAll("[", "(")
      .replaceAll("]", ")")
      .replaceAll(/[:*?/\\\p{Cc}]/gu, " ")
      .replaceAll(/^'+|'+$/gu, "")
      .trim();
    let free = plain.slice(0, LONGEST_SHEET_NAME) || "시트";
    for (let count = 2; taken.has(free.toLowerCase()); count += 1)
      free = `${plain.slice(0, LONGEST_SHEET_NAME - 5)} (${count})`;
    taken.add(free.toLowerCase());
    return free;
  });
}
