import type { RosterRow } from "@damim/domain/roster/reading/roster-row.ts";

/** The letter of a spreadsheet's column, 0 is A. */
export function toColumnLetter(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : toColumnLetter(Math.floor(index / 26) - 1) + letter;
}

/** Where a row stands, as the file shows it: 「6번째 줄」, 「3-2 시트 6번째 줄」. */
export function toRowPlace({ rowNumber, sheetName }: RosterRow): string {
  return `${sheetName === undefined ? "" : `${sheetName} 시트 `}${rowNumber}번째 줄`;
}
