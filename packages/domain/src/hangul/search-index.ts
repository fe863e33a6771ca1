import { findTyped, toFlatText, type FlatText } from "./flat-text.ts";

export interface SearchIndex<Row extends { readonly id: string }> {
  /**
   * Takes up rows that came, changed or went; one that is the same object is not read again. Ends early when `mayGoOn`
   * says no, and answers whether all is done.
   */
  readonly keepUp: (rows: ReadonlyMap<string, Row>, mayGoOn: () => boolean) => boolean;
  /** The ids of the rows that hold what was typed. */
  readonly find: (typed: string) => ReadonlySet<string>;
}

/** Rows between two looks at the clock of the caller. */
const ROWS_A_LOOK = 8;

/** A search through the texts of many rows by syllables, 초성 or both: no key waits for a text to be read. */
export function createSearchIndex<Row extends { readonly id: string }>(
  toText: (row: Row) => string,
): SearchIndex<Row> {
  const known = new Map<string, { readonly row: Row; readonly flat: FlatText }>();
  return {
    keepUp(rows, mayGoOn) {
      let read = 0;
      for (const [id, row] of rows) {
        if (known.get(id)?.row === row) continue;
        if (read > 0 && read % ROWS_A_LOOK === 0 && !mayGoOn()) return false;
        known.set(id, { row, flat: toFlatText(toText(row)) });
        read += 1;
      }
      for (const id of known.keys()) if (!rows.has(id)) known.delete(id);
      return true;
    },
    find(typed) {
      const wanted = toFlatText(typed);
      const found = new Set<string>();
      for (const [id, { flat }] of known) if (findTyped(flat, wanted) >= 0) found.add(id);
      return found;
    },
  };
}
