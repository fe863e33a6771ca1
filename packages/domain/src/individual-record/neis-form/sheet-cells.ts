import { addDays } from "../../calendar-day/calendar-day.ts";

/** A cell of a sheet as it is read: its text and where it stands in the XML. */
export interface SheetCell {
  readonly text: string;
  readonly isFormula: boolean;
}

/** From a cell to another, all four counted from 1. */
export interface MergedCells {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A sheet by its rows and columns, counted from 1 as a spreadsheet shows them. */
export interface SheetGrid {
  readonly rows: ReadonlyMap<number, ReadonlyMap<number, SheetCell>>;
  readonly merged: readonly MergedCells[];
}

/** Groups: prefix, attributes, and what stands inside, absent where the element closes itself. */
export const rowPattern = /<((?:\w+:)?)row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1row>)/gu;
export const cellPattern = /<((?:\w+:)?)c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1c>)/gu;

/** Sheets of a workbook, in their order, without hidden ones; `part` is their name in the file. */
export function listSheetParts(
  workbook: string,
  relations: string,
): readonly { readonly name: string; readonly part: string }[] {
  const targets = new Map(
    listElements(relations, "Relationship").map(({ attributes }) => [
      attributes["Id"] ?? "",
      attributes["Target"] ?? "",
    ]),
  );
  return listElements(workbook, "sheet").flatMap(({ attributes }) => {
    const target = targets.get(attributes["r:id"] ?? attributes["id"] ?? "");
    if (!target || (attributes["state"] ?? "visible") !== "visible") return [];
    const part = target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//u, "")}`;
    return [{ name: attributes["name"] ?? "", part }];
  });
}

/** The texts that cells of a workbook point to. */
export function readSharedTexts(xml: string): readonly string[] {
  return listElements(xml, "si").map(({ inner }) => toText(inner));
}

/**
 * The cells of a sheet that hold something.
 *
 * @param dayStyles of `readDayStyles`: numbers that are shown as a day are read as one
 */
export function readSheetGrid(
  xml: string,
  shared: readonly string[],
  dayStyles: ReadonlySet<string> = new Set(),
): SheetGrid {
  const rows = new Map<number, Map<number, SheetCell>>();
  for (const { row, column, attributes, inner } of listCells(xml)) {
    const { t: type, s: style = "0" } = attributes;
    const text = readCell(type, inner, shared);
    const isNumber = type === undefined || type === "n";
    const cell = {
      text: isNumber && dayStyles.has(style) ? toDay(text) : text,
      isFormula: /<(?:\w+:)?f\b/u.test(inner),
    };
    if (cell.text === "" && !cell.isFormula) continue;
    const cells = rows.get(row) ?? new Map<number, SheetCell>();
    rows.set(row, cells.set(column, cell));
  }
  const merged = listElements(xml, "mergeCell").flatMap(({ attributes }) => {
    const [from = "", to = from] = (attributes["ref"] ?? "").split(":");
    const [start, end] = [toPlace(from), toPlace(to)];
    return start && end
      ? [{ top: start.row, left: start.column, bottom: end.row, right: end.column }]
      : [];
  });
  return { rows, merged };
}

function readCell(type: string | undefined, inner: string, shared: readonly string[]): string {
  if (type === "inlineStr") return toText(inner);
  const value = toPlain(/<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/u.exec(inner)?.[1] ?? "");
  return type === "s" ? (shared[Number(value)] ?? "") : value;
}

/** 46054 is 2026-02-01. A class and a number with the look of a day (201) stay. */
function toDay(text: string): string {
  return /^\d{4,5}(?:\.0)?$/u.test(text) ? addDays("1899-12-30", Number(text)) : text;
}

/** Every cell with its place: a file may leave out what follows from the one before. */
function* listCells(xml: string) {
  let row = 0;
  for (const [, , rowAttributes = "", cells = ""] of xml.matchAll(rowPattern)) {
    row = Number(readAttributes(rowAttributes)["r"] ?? row + 1);
    let column = 0;
    for (const [, , given = "", inner = ""] of cells.matchAll(cellPattern)) {
      const attributes = readAttributes(given);
      column = toPlace(attributes["r"] ?? "")?.column ?? column + 1;
      yield { row, column, attributes, inner };
    }
  }
}

/** 「AB12」 is row 12, column 28. */
export function toPlace(
  ref: string,
): { readonly row: number; readonly column: number } | undefined {
  const [, letters = "", row] = /^\$?([A-Z]{1,3})\$?(\d+)$/u.exec(ref) ?? [];
  if (row === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(row), column };
}

/** Column 28 is 「AB」. */
export function toColumnLetters(column: number): string {
  let letters = "";
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

export function readAttributes(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu)].map(
      ([, name = "", double, single]) => [name, toPlain(double ?? single ?? "")],
    ),
  );
}

export function listElements(xml: string, name: string) {
  const pattern = new RegExp(
    String.raw`<((?:\w+:)?)${name}\b([^>]*?)(?:/>|>([\s\S]*?)</\1${name}>)`,
    "gu",
  );
  return [...xml.matchAll(pattern)].map(([, , attributes = "", inner = ""]) => ({
    attributes: readAttributes(attributes),
    inner,
  }));
}

/** The runs of a text, without how it is spoken. */
function toText(inner: string): string {
  const spoken = /<((?:\w+:)?)rPh\b[\s\S]*?<\/\1rPh>/gu;
  return listElements(inner.replaceAll(spoken, ""), "t")
    .map((run) => toPlain(run.inner))
    .join("");
}

const named: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
};

function toPlain(xml: string): string {
  return xml.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/giu, (whole, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  });
}
