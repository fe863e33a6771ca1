import type { HistoryEntry, StoredRow, SyncDatabase } from "./database.ts";

/** How long a deletion is remembered: a device may be away for half a school year without starting over. */
export const TOMBSTONE_DAYS = 180;

const COMPACT_LIMIT_ROWS = 1_000;

export interface CompactInput {
  readonly scope: string;
  /** Forgets rows that were deleted before this instant (epoch ms). */
  readonly deadBefore: number;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Forgets old deletions of a scope and lifts its floor over them; devices that had not seen them will
 * start over. Values that came after the deletion go to the history. Returns how many rows went, at
 * most 1,000: call again until it returns 0.
 */
export async function compactScope(database: SyncDatabase, input: CompactInput): Promise<number> {
  const { scope, deadBefore, now } = input;
  return database.transaction(async (tx) => {
    const state = await tx.lockScope(scope);
    const rows = await tx.listDeadRows(scope, deadBefore, COMPACT_LIMIT_ROWS);
    if (rows.length === 0) return 0;
    const history = rows.flatMap((row) => toPurgedEntries(row, now));
    if (history.length > 0) await tx.appendHistory(scope, history);
    await tx.removeRows(scope, rows);
    const floor = rows.reduce((highest, row) => Math.max(highest, row.seq), state.floor);
    await tx.saveScope(scope, { ...state, floor });
    return rows.length;
  });
}

function toPurgedEntries(row: StoredRow, now: number): readonly HistoryEntry[] {
  return Object.entries(row.data)
    .filter(([field]) => !field.startsWith("~"))
    .map(([field, value]) => ({
      kind: row.kind,
      id: row.id,
      field,
      value,
      at: row.at[field] ?? "",
      by: null,
      cause: "purged",
      recordedAt: now,
    }));
}
