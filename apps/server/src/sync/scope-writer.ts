import { DEAD } from "@damim/sync/change.ts";
import { createClock } from "@damim/sync/clock.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { DESTROYED_FLOOR } from "@damim/sync/protocol.ts";
import { isDead, mergeOp } from "@damim/sync/merge.ts";
import type { HistoryEntry, ScopeState, StoredRow } from "@damim/sync/server/database.ts";
import type { Commit } from "@damim/sync/server/push.ts";
import { toWireRow } from "@damim/sync/server/wire-row.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { failure } from "../http/http-failure.ts";
import type { SyncedRow } from "../db/synced-tables.ts";
import { announce, createTransaction } from "./kysely-sync-database.ts";
import { toStoredRow } from "./stored-rows.ts";

/** A scope within a transaction, for rows that the server itself writes. */
export interface ScopeDraft {
  /** The living rows of a kind, with what was written so far, in the order of their ids. */
  list(kind: string): Promise<readonly DraftRow[]>;
  /** A living row's fields, with what was written so far. */
  find(kind: string, id: string): Promise<Fields | undefined>;
  /** Sets fields of a row, and makes it where it is not there. A null takes a field away. */
  write(kind: string, id: string, set: Fields): Promise<void>;
  remove(kind: string, id: string): Promise<void>;
}

export interface DraftRow {
  readonly id: string;
  /** As stored: with nulls where a field was taken away. */
  readonly data: Fields;
}

/**
 * Writes rows of a scope in one transaction with whatever else `work` does to the database: stamped, numbered and
 * announced like a device's ops, so that devices merge them. Publishes when it is durable. `work` may run again.
 */
export type WriteScope = <T>(
  scope: string,
  work: (draft: ScopeDraft, queries: Queries) => Promise<T>,
) => Promise<T>;

export const scopeDestroyed = failure(
  409,
  "YearDestroyed",
  "지운 학년도예요. 쓴 것은 남지 않아요.",
);

export function createScopeWriter(deps: {
  readonly database: Database;
  readonly now: () => number;
  /** Of this process alone: it ends the stamps. */
  readonly tag: string;
  readonly bus: { readonly sender?: string; publish(commit: Commit): void };
}): WriteScope {
  const { database, now, bus } = deps;
  return async (scope, work) => {
    const { value, commit } = await database.tx(async (queries) => {
      const tx = createTransaction(queries, database.kind);
      const state = await tx.lockScope(scope);
      if (state.floor === DESTROYED_FLOOR) throw scopeDestroyed();
      // A clock for this scope alone: what one scope took from the future is not carried into the others.
      const clock = createClock({ now, deviceId: deps.tag });
      clock.see(state.clock);
      const book = openDraft(queries, { scope, state, now: now(), tick: () => clock.tick() });
      const answer = await work(book.draft, queries);
      const { rows, history, next } = book.finish();
      if (rows.length === 0) return { value: answer, commit: undefined };
      await tx.appendHistory(scope, history);
      await tx.saveRows(scope, rows);
      await tx.saveScope(scope, next);
      const made: Commit = {
        scope,
        from: state.seq,
        seq: next.seq,
        rows: rows.map(toWireRow),
        clock: next.clock,
      };
      if (bus.sender) {
        await announce(queries, { sender: bus.sender, scope, from: made.from, seq: made.seq });
      }
      return { value: answer, commit: made };
    });
    if (commit) bus.publish(commit);
    return value;
  };
}

function openDraft(
  queries: Queries,
  context: {
    readonly scope: string;
    readonly state: ScopeState;
    readonly now: number;
    readonly tick: () => string;
  },
) {
  const { scope, state, now, tick } = context;
  const changedByKey = new Map<string, StoredRow>();
  /** What `list` has read: nobody else writes into a locked scope. Few of them are written, and only those need stamps. */
  const readByKey = new Map<string, SyncedRow>();
  const history: HistoryEntry[] = [];
  let { seq, clock } = state;

  async function findRow(kind: string, id: string): Promise<StoredRow | undefined> {
    const key = `${kind}\n${id}`;
    const changed = changedByKey.get(key);
    if (changed) return changed;
    const read = readByKey.get(key);
    if (read) return toStoredRow(read);
    const row = await queries
      .selectFrom("rows")
      .selectAll()
      .where("scope", "=", scope)
      .where("kind", "=", kind)
      .where("id", "=", id)
      .executeTakeFirst();
    return row && toStoredRow(row);
  }

  async function merge(kind: string, id: string, set: Fields): Promise<void> {
    const before = await findRow(kind, id);
    const at = tick();
    const { row, overwritten } = mergeOp(before, { set, at });
    const deadAt = isDead(row) ? (before?.deadAt ?? now) : null;
    for (const lost of overwritten) {
      history.push({ kind, id, ...lost, cause: "overwritten", recordedAt: now });
    }
    clock = at;
    changedByKey.set(`${kind}\n${id}`, { ...row, kind, id, seq: ++seq, deadAt });
  }

  const draft: ScopeDraft = {
    async list(kind) {
      const stored = await queries
        .selectFrom("rows")
        .selectAll()
        .where("scope", "=", scope)
        .where("kind", "=", kind)
        .where("dead_at", "is", null)
        .execute();
      const dataById = new Map<string, Fields>();
      for (const row of stored) {
        readByKey.set(`${kind}\n${row.id}`, row);
        dataById.set(row.id, JSON.parse(row.data) as Fields);
      }
      for (const row of changedByKey.values()) {
        if (row.kind !== kind) continue;
        if (isDead(row)) dataById.delete(row.id);
        else dataById.set(row.id, row.data);
      }
      return [...dataById]
        .map(([id, data]) => ({ id, data }))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    },
    async find(kind, id) {
      const row = await findRow(kind, id);
      return row && !isDead(row) ? row.data : undefined;
    },
    async write(kind, id, set) {
      if (Object.keys(set).length === 0) return;
      const before = await findRow(kind, id);
      const isNew = !before || isDead(before);
      await merge(kind, id, isNew ? { [DEAD]: false, ...set } : set);
    },
    async remove(kind, id) {
      const before = await findRow(kind, id);
      if (before && !isDead(before)) await merge(kind, id, { [DEAD]: true });
    },
  };
  return {
    draft,
    finish: () => ({
      rows: [...changedByKey.values()].sort((a, b) => a.seq - b.seq),
      history,
      next: { ...state, seq, clock },
    }),
  };
}
