/**
 * Reads delimited text (CSV, or what a spreadsheet puts on the clipboard): quoted cells may hold
 * delimiters, line breaks and doubled quotes. A quote that never closes is an ordinary character, so
 * that one stray mark does not swallow the rest of a list. Lines end with "\n".
 *
 * ```ts
 * parseDelimited('1,"이, 솔"\n2,서건우', ","); // [["1", "이, 솔"], ["2", "서건우"]]
 * ```
 */
export function parseDelimited(
  text: string,
  delimiter: "," | ";" | "\t",
): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  let mayQuote = true;
  while (at <= text.length) {
    const { cell, end, isOpen } = readCell(text, at, { delimiter, mayQuote });
    // Where one quote never closes, none behind it does: looking again each time would take for ever.
    if (isOpen) mayQuote = false;
    row.push(cell);
    if (text[end] !== delimiter) {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  // A line break at the end of the text begins no further row.
  if (rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === "") rows.pop();
  return rows;
}

interface ReadCell {
  readonly cell: string;
  /** The place of the delimiter, line break or end of text behind the cell. */
  readonly end: number;
  readonly isOpen: boolean;
}

function readCell(
  text: string,
  from: number,
  { delimiter, mayQuote }: { readonly delimiter: string; readonly mayQuote: boolean },
): ReadCell {
  const quoted = mayQuote && text[from] === '"' ? findQuoted(text, from, delimiter) : "plain";
  if (typeof quoted !== "string") return { ...quoted, isOpen: false };
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n") end += 1;
  return { cell: text.slice(from, end), end, isOpen: quoted === "open" };
}

/** A cell between quotes and the place behind it; "plain" are quotes in a text, "open" never close. */
type QuotedCell = { readonly cell: string; readonly end: number } | "plain" | "open";

function findQuoted(text: string, from: number, delimiter: string): QuotedCell {
  let at = text.indexOf('"', from + 1);
  while (at >= 0) {
    if (text[at + 1] === '"') {
      at = text.indexOf('"', at + 2);
      continue;
    }
    const next = text[at + 1];
    if (next !== undefined && next !== delimiter && next !== "\n") return "plain";
    return { cell: text.slice(from + 1, at).replaceAll('""', '"'), end: at + 1 };
  }
  return "open";
}
