import type { TrashRecord } from "../../data/server/history-requests.ts";
import type { Store } from "../../data/teacher-data.ts";
import { findRecordWords } from "../registry/record-words.ts";

export interface StoredRecord {
  readonly store: Store;
  readonly record: TrashRecord;
}

export type DeletedTogether = readonly [StoredRecord, ...StoredRecord[]];

/** The writes of one act may reach the server in several rounds. */
const ONE_ACT_MS = 60_000;

/**
 * What was deleted in one go as one: the days of a vacation that were taken away together come back together.
 * Newest first, as they are given.
 */
export function joinDeleted(records: readonly StoredRecord[]): readonly DeletedTogether[] {
  const groups: DeletedTogether[] = [];
  const openByKey = new Map<string, number>();
  for (const each of records) {
    const key = toKey(each);
    const place = key === undefined ? undefined : openByKey.get(key);
    const group = place === undefined ? undefined : groups[place];
    const last = group?.at(-1);
    if (
      place !== undefined &&
      group &&
      last &&
      last.record.deletedAt - each.record.deletedAt < ONE_ACT_MS
    ) {
      groups[place] = [...group, each];
      continue;
    }
    if (key !== undefined) openByKey.set(key, groups.length);
    groups.push([each]);
  }
  return groups;
}

function toKey({ store, record: { kind, fields } }: StoredRecord): string | undefined {
  const together = findRecordWords(kind)?.together;
  return together && `${store.scope} ${kind} ${together.toKey(fields)}`;
}
