import { isHeaderRow } from "../find-header.ts";
import type { OcrLine, OcrPage } from "./ocr-page.ts";

/** A page that was read, as the cells of a sheet. */
export interface OcrGrid {
  readonly rows: readonly (readonly string[])[];
  /** Where each row stands in the picture, top and bottom in its pixels. */
  readonly places: readonly { readonly top: number; readonly bottom: number }[];
  /** Rows with a cell that the reader was not sure of, 0 first. */
  readonly doubtfulRows: ReadonlySet<number>;
}

interface Cell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly confidence: number;
}

/** Below this a word was often wrong in rendered lists; above, hardly ever. */
const SURE = 75;
/** Letters of one cell stand closer than this share of the line's height, also where a name is spaced out. */
const GAP = 0.9;
/** What is left of a ruled table. */
const ruling = /^[|_ㅣ\-—–~·.,:;'"`[\]()]+$/u;

/**
 * Puts words of a picture into columns: under the headings where there are some, else under the places of the
 * lines that have most cells in common. What `readRosterGrid` makes of it is shown before it is taken.
 */
export function toOcrGrid({ lines }: OcrPage): OcrGrid {
  const read = lines
    .map((line) => ({ line, cells: toCells(line) }))
    .filter(({ cells }) => cells.length > 0);
  const headIndex = read.findIndex(({ cells }) => isHeaderRow(cells.map(({ text }) => text)));
  const centres = (read[headIndex]?.cells ?? findCommonLine(read.map(({ cells }) => cells))).map(
    toCentre,
  );
  const rows = read.map(({ cells }, index) => {
    if (index < headIndex || centres.length === 0) return [cells.map(({ text }) => text).join(" ")];
    const row = centres.map(() => "");
    for (const cell of cells) {
      const column = findNearest(centres, toCentre(cell));
      row[column] = [row[column], cell.text].filter(Boolean).join(" ");
    }
    return row;
  });
  return {
    rows,
    places: read.map(({ line: { top, bottom } }) => ({ top, bottom })),
    doubtfulRows: new Set(
      read.flatMap(({ cells }, index) =>
        cells.some(({ confidence }) => confidence < SURE) ? [index] : [],
      ),
    ),
  };
}

function toCells({ words, top, bottom }: OcrLine): readonly Cell[] {
  const cells: Cell[] = [];
  for (const word of words.toSorted((a, b) => a.left - b.left)) {
    if (ruling.test(word.text)) continue;
    const last = cells.at(-1);
    if (last && word.left - last.right < (bottom - top) * GAP) {
      cells[cells.length - 1] = {
        text: last.text + word.text,
        left: last.left,
        right: word.right,
        confidence: Math.min(last.confidence, word.confidence),
      };
    } else cells.push(word);
  }
  return cells;
}

/** The first of the lines with the number of cells that most lines have. */
function findCommonLine(lines: readonly (readonly Cell[])[]): readonly Cell[] {
  const counts = new Map<number, number>();
  for (const { length } of lines) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return lines.find(({ length }) => length === most?.[0]) ?? [];
}

function toCentre({ left, right }: Cell): number {
  return (left + right) / 2;
}

function findNearest(centres: readonly number[], centre: number): number {
  let nearest = 0;
  for (const [index, each] of centres.entries()) {
    if (Math.abs(each - centre) < Math.abs((centres[nearest] ?? 0) - centre)) nearest = index;
  }
  return nearest;
}
