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
    const quoted: QuotedCell =
      mayQuote && text[at] === '"' ? findQuoted(text, at, delimiter) : "plain";
    // Where one quote never closes, none behind it does: looking again each time would take for ever.
    if (quoted === "open") mayQuote = false;
    const isPlain = typeof quoted === "string";
    const end: number = isPlain ? findEnd(text, at, delimiter) : quoted.end;
    row.push(isPlain ? text.slice(at, end) : quoted.cell);
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

function findEnd(text: string, from: number, delimiter: string): number {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n") end += 1;
  return end;
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
