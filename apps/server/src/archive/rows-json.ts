import { DEAD } from "@damim/sync/change.ts";
import type { ArchiveRefusal } from "@damim/domain/archive/archive-refusal.ts";
import { type Result, ok, refuse } from "@damim/domain/base/result.ts";
import { type RowStamps } from "@damim/sync/protocol.ts";
import type { HistoryEntry, StoredRow } from "@damim/sync/server/database.ts";
import type { Fields } from "@damim/sync/kind.ts";
import * as v from "valibot";
import type { HistoryRow, WriterRow } from "../db/synced-tables.ts";

const fields = v.custom<Fields>(
  (input) => typeof input === "object" && input !== null && !Array.isArray(input),
);
const stamps = v.union([v.string(), v.record(v.string(), v.string())]);

/** A row as it is stored, deletions and emptied fields included. `at` is one stamp where all are the same. */
const rowSchema = v.object({ kind: v.string(), id: v.string(), data: fields, at: stamps });

const valueSchema = v.object({
  kind: v.string(),
  id: v.string(),
  field: v.string(),
  value: v.unknown(),
  at: v.string(),
  by: v.nullable(v.string()),
  cause: v.picklist(["overwritten", "superseded", "purged"]),
  recordedAt: v.pipe(v.number(), v.safeInteger()),
});

const writerSchema = v.object({
  tag: v.string(),
  device: v.nullable(v.string()),
  firstSeenAt: v.pipe(v.number(), v.safeInteger()),
});

const scopeSchema = v.object({
  rows: v.array(rowSchema),
  history: v.array(valueSchema),
  writers: v.array(writerSchema),
});

export type ArchivedRow = v.InferOutput<typeof rowSchema>;
export type ArchivedValue = v.InferOutput<typeof valueSchema>;
export type ArchivedWriter = v.InferOutput<typeof writerSchema>;
/** Everything of one scope, as `data/2026.json` has it. */
export type ArchivedRows = v.InferOutput<typeof scopeSchema>;

export function parseArchivedRows(bytes: Uint8Array): Result<ArchivedRows, ArchiveRefusal> {
  const parsed = v.safeParse(scopeSchema, parseJson(bytes), { abortEarly: true });
  return parsed.success ? ok(parsed.output) : refuse({ type: "ArchiveDamaged" });
}

/** Undefined when it is no JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

export function toArchivedRow({ kind, id, data, at }: StoredRow): ArchivedRow {
  return { kind, id, data, at: toRowStamps(data, at) };
}

/** The stamp of each field again. */
export function toFieldStamps({ data, at }: ArchivedRow): Readonly<Record<string, string>> {
  if (typeof at !== "string") return at;
  return Object.fromEntries(Object.keys(data).map((field) => [field, at]));
}

export function toArchivedValue(row: HistoryRow): ArchivedValue {
  const { kind, id, field, at, winner_at: by, recorded_at: recordedAt } = row;
  const value: unknown = JSON.parse(row.value);
  // Written by our own code, from the same three words.
  const cause = row.cause as HistoryEntry["cause"];
  return { kind, id, field, value, at, by, cause, recordedAt };
}

export function toArchivedWriter(row: WriterRow): ArchivedWriter {
  return { tag: row.tag, device: row.device_name, firstSeenAt: row.first_seen_at };
}

function toRowStamps(data: Fields, at: Readonly<Record<string, string>>): RowStamps {
  const first = at[DEAD];
  const names = Object.keys(at);
  const isPlain =
    names.length === Object.keys(data).length &&
    names.every((field) => at[field] === first && Object.hasOwn(data, field));
  return isPlain && first !== undefined ? first : at;
}
