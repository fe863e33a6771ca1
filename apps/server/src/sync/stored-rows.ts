import type { Fields } from "@damim/sync/kind.ts";
import type { Stamps } from "@damim/sync/merge.ts";
import type { HistoryEntry, StoredRow } from "@damim/sync/server/database.ts";
import type { HistoryRow, SyncedRow } from "../db/synced-tables.ts";

export function toSyncedRow(scope: string, row: StoredRow): SyncedRow {
  return {
    scope,
    kind: row.kind,
    id: row.id,
    data: JSON.stringify(row.data),
    stamps: JSON.stringify(row.at),
    seq: row.seq,
    dead_at: row.deadAt,
  };
}

export function toStoredRow(row: SyncedRow): StoredRow {
  return {
    kind: row.kind,
    id: row.id,
    data: JSON.parse(row.data) as Fields,
    at: JSON.parse(row.stamps) as Stamps,
    seq: row.seq,
    deadAt: row.dead_at,
  };
}

export function toHistoryRow(scope: string, entry: HistoryEntry): HistoryRow {
  return {
    scope,
    kind: entry.kind,
    id: entry.id,
    field: entry.field,
    at: entry.at,
    cause: entry.cause,
    winner_at: entry.by,
    value: JSON.stringify(entry.value ?? null),
    recorded_at: entry.recordedAt,
  };
}
