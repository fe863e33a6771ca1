import { DEAD } from "../protocol.ts";
import type { WireRow } from "../protocol.ts";
import { isDead } from "../merge.ts";
import type { StoredRow } from "./database.ts";

/** A stored row as clients get it: without stamps, without removed fields, null when deleted. */
export function toWireRow(row: StoredRow): WireRow {
  if (isDead(row)) return [row.kind, row.id, null, row.seq];
  const data: Record<string, unknown> = {};
  for (const field of Object.keys(row.data)) {
    if (field !== DEAD && row.data[field] !== null) data[field] = row.data[field];
  }
  return [row.kind, row.id, data, row.seq];
}
