import { stampMs, stampTag } from "@damim/sync/clock.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { KILLED, type Stamps } from "@damim/sync/merge.ts";
import { toHeldFields, toTimeline, type RecordChange } from "@damim/sync/server/timeline.ts";
import type { Queries } from "../db/schema.ts";
import type { HistoryRow } from "../db/synced-tables.ts";

/** Who wrote something, as far as the server knows: pages from before it kept the book have no writer. */
export interface Writer {
  readonly account: string | null;
  readonly device: string | null;
}

/** One act on a record, with its place in time. */
export interface HistoryChange extends RecordChange {
  readonly id: string;
  /** Epoch ms, by the clock of the device that wrote it, as the server corrected it. */
  readonly writtenAt: number;
  readonly writer: Writer | null;
}

export interface TrashRecord {
  readonly kind: string;
  readonly id: string;
  readonly fields: Fields;
  /** Epoch ms, by the server. */
  readonly deletedAt: number;
  readonly writer: Writer | null;
}

export interface RecordsOfKind {
  readonly scope: string;
  readonly kind: string;
  readonly ids: readonly string[];
}

/** More of one record is not read for one page. */
const VALUES_MAX = 1_000;
const TRASH_MAX = 500;

/** What happened to these records before a stamp (or until now), newest first, at most `limit`. */
export async function listHistory(
  queries: Queries,
  records: RecordsOfKind,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<{ changes: readonly HistoryChange[]; next: string | null }> {
  const { scope, kind, ids } = records;
  const { before, limit } = page;
  const rows = await queries
    .selectFrom("rows")
    .select(["id", "data", "stamps"])
    .where("scope", "=", scope)
    .where("kind", "=", kind)
    .where("id", "in", ids)
    .execute();
  const rowById = new Map(rows.map((row) => [row.id, toKnown(row)]));
  const all: (RecordChange & { readonly id: string })[] = [];
  for (const id of ids) {
    let lost = queries
      .selectFrom("history")
      .selectAll()
      .where("scope", "=", scope)
      .where("kind", "=", kind)
      .where("id", "=", id);
    if (before !== undefined) lost = lost.where("at", "<", before);
    const values = await lost.orderBy("at", "desc").limit(VALUES_MAX).execute();
    const timeline = toTimeline(rowById.get(id), values.map(toLost));
    for (const change of timeline) {
      if (before === undefined || change.at < before) all.push({ ...change, id });
    }
  }
  all.sort((a, b) => (a.at > b.at ? -1 : 1));
  const shown = all.slice(0, limit);
  const findWriter = await openWriters(
    queries,
    scope,
    shown.map(({ at }) => at),
  );
  return {
    changes: shown.map((change) => ({
      ...change,
      writtenAt: stampMs(change.at),
      writer: findWriter(change.at),
    })),
    next: all.length > limit ? (shown.at(-1)?.at ?? null) : null,
  };
}

/** Records that were deleted since an instant (epoch ms) with what they held, newest first. */
export async function listTrash(
  queries: Queries,
  scope: string,
  since: number,
): Promise<readonly TrashRecord[]> {
  const rows = await queries
    .selectFrom("rows")
    .selectAll()
    .where("scope", "=", scope)
    .where("dead_at", ">=", since)
    .orderBy("dead_at", "desc")
    .limit(TRASH_MAX)
    .execute();
  const lostByKey = await listLost(queries, scope, rows);
  const deaths = rows.map((row) => toKnown(row).at[KILLED] ?? "");
  const findWriter = await openWriters(queries, scope, deaths);
  return rows.flatMap((row, index) => {
    const { kind, id, dead_at: deletedAt } = row;
    const lost = lostByKey.get(toKey(row)) ?? [];
    const fields = toHeldFields(toKnown(row), lost.map(toLost));
    if (deletedAt === null || Object.keys(fields).length === 0) return [];
    return [{ kind, id, fields, deletedAt, writer: findWriter(deaths[index] ?? "") }];
  });
}

async function listLost(
  queries: Queries,
  scope: string,
  rows: readonly { readonly kind: string; readonly id: string }[],
): Promise<ReadonlyMap<string, readonly HistoryRow[]>> {
  const lostByKey = new Map<string, HistoryRow[]>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    const found = await queries
      .selectFrom("history")
      .selectAll()
      .where("scope", "=", scope)
      .where("kind", "=", kind)
      .where("id", "in", ids)
      .execute();
    for (const value of found) {
      const list = lostByKey.get(toKey(value));
      if (list) list.push(value);
      else lostByKey.set(toKey(value), [value]);
    }
  }
  return lostByKey;
}

async function openWriters(
  queries: Queries,
  scope: string,
  stamps: readonly string[],
): Promise<(stamp: string) => Writer | null> {
  const tags = [...new Set(stamps.map(stampTag))];
  if (tags.length === 0) return () => null;
  const found = await queries
    .selectFrom("writers")
    .select(["tag", "device_name", "user_id"])
    .where("scope", "=", scope)
    .where("tag", "in", tags)
    .execute();
  const names = await findNames(
    queries,
    found.map((writer) => writer.user_id),
  );
  const byTag = new Map(
    found.map(({ tag, device_name: device, user_id: uid }) => [
      tag,
      { account: names.get(uid) ?? null, device },
    ]),
  );
  return (stamp) => byTag.get(stampTag(stamp)) ?? null;
}

/** A statement of its own: rows and their writers may lie on another node than the accounts. */
async function findNames(
  queries: Queries,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (uids.length === 0) return new Map();
  const users = await queries
    .selectFrom("users")
    .select(["id", "name"])
    .where("id", "in", [...new Set(uids)])
    .execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}

function toKnown(row: { readonly data: string; readonly stamps: string }) {
  return { data: JSON.parse(row.data) as Fields, at: JSON.parse(row.stamps) as Stamps };
}

function toLost(row: HistoryRow) {
  const value: unknown = JSON.parse(row.value);
  return { field: row.field, value, at: row.at, by: row.winner_at, recordedAt: row.recorded_at };
}

function toKey({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind}\n${id}`;
}
