import { DEAD } from "../change.ts";
import type { RowStamps, WireRow } from "../protocol.ts";
import { isDead } from "../merge.ts";
import type { Stamps } from "../merge.ts";
import type { Fields } from "../kind.ts";
import type { StoredRow } from "./database.ts";

/** A stored row as clients get it: without removed fields, null when deleted. */
export function toWireRow(row: StoredRow): WireRow {
  const { kind, id, seq } = row;
  // Of a deleted row nothing but its deletion is told.
  if (isDead(row)) return [kind, id, null, seq, row.at[DEAD]];
  const data: Record<string, unknown> = {};
  for (const field of Object.keys(row.data)) {
    if (field !== DEAD && row.data[field] !== null) data[field] = row.data[field];
  }
  return [kind, id, data, seq, toRowStamps(data, row.at)];
}

/** Most rows are written once: a stamp for each field would double what travels. */
function toRowStamps(data: Fields, at: Stamps): RowStamps {
  const fields = Object.keys(at);
  const first = at[DEAD];
  const isPlain = fields.every(
    (field) => at[field] === first && (field === DEAD || Object.hasOwn(data, field)),
  );
  return isPlain && first !== undefined ? first : at;
}
