import { toSpreadsheetText } from "../../record/spreadsheet-text.ts";
import {
  cellPattern,
  readAttributes,
  rowPattern,
  toColumnLetters,
  toPlace,
} from "./sheet-cells.ts";

/**
 * A sheet with texts in one of its columns. Nothing else of it changes by a letter; a cell keeps its look, and one that
 * was not there takes that of its row or column. The texts are typed strings: 「=1+1」 is never run as a formula.
 *
 * @param texts by the row, counted from 1
 * @param column counted from 1
 */
export function fillSheet(xml: string, column: number, texts: ReadonlyMap<number, string>): string {
  let row = 0;
  return xml.replaceAll(
    rowPattern,
    (whole: string, prefix: string, given: string, cells: string | undefined) => {
      row = Number(readAttributes(given)["r"] ?? row + 1);
      const text = texts.get(row);
      if (text === undefined) return whole;
      const filled = fillRow(cells ?? "", {
        prefix,
        ref: `${toColumnLetters(column)}${row}`,
        column,
        text,
        look: readLook(xml, given, column),
      });
      const start = `<${prefix}row${cells === undefined ? given.trimEnd() : given}>`;
      return `${start}${filled}</${prefix}row>`;
    },
  );
}

interface Filling {
  readonly prefix: string;
  readonly ref: string;
  readonly column: number;
  readonly text: string;
  /** Of a cell that was not there. */
  readonly look: string | undefined;
}

function fillRow(cells: string, { prefix, ref, column, text, look }: Filling): string {
  const write = (style: string | undefined): string =>
    `<${prefix}c r="${ref}"${style === undefined ? "" : ` s="${style}"`} t="inlineStr">` +
    `<${prefix}is><${prefix}t xml:space="preserve">${toXml(text)}</${prefix}t></${prefix}is></${prefix}c>`;
  let last = 0;
  for (const found of cells.matchAll(cellPattern)) {
    const [whole, , given = ""] = found;
    const attributes = readAttributes(given);
    last = toPlace(attributes["r"] ?? "")?.column ?? last + 1;
    if (last < column) continue;
    const until = last === column ? found.index + whole.length : found.index;
    const style = last === column ? attributes["s"] : look;
    return cells.slice(0, found.index) + write(style) + cells.slice(until);
  }
  return cells + write(look);
}

function readLook(xml: string, row: string, column: number): string | undefined {
  const { s, customFormat } = readAttributes(row);
  if (s !== undefined && /^(?:1|true)$/u.test(customFormat ?? "")) return s;
  for (const [, given = ""] of xml.matchAll(/<(?:\w+:)?col\b([^>]*)>/gu)) {
    const { min, max, style } = readAttributes(given);
    if (Number(min) <= column && column <= Number(max)) return style;
  }
  return undefined;
}

function toXml(text: string): string {
  return toSpreadsheetText(toCellText(text))
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

const unheld = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** As a cell holds it: signs that no XML takes go, all others stay, emoji and tabs too. */
export function toCellText(text: string): string {
  return text.replaceAll(unheld, "").replaceAll(/\r\n?/gu, "\n");
}

/** How many signs of a text no cell can hold: they are left out. */
export function countUnheld(text: string): number {
  return text.match(unheld)?.length ?? 0;
}
