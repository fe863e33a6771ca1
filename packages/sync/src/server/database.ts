import { ERASED, type Fields } from "../kind.ts";
import { isDead, type MergedRow, type Stamps } from "../merge.ts";

/** A row as the database keeps it. `data` and `at` are stored as JSON text. */
export interface StoredRow {
  readonly kind: string;
  readonly id: string;
  readonly data: Fields;
  readonly at: Stamps;
  readonly seq: number;
  /** Server time (epoch ms) at which the row was deleted; null while it lives. */
  readonly deadAt: number | null;
}

export interface RowKey {
  readonly kind: string;
  readonly id: string;
}

export interface ScopeState {
  /** Sequence of the last change. */
  readonly seq: number;
  /** Deletions up to here are forgotten; `DESTROYED_FLOOR`: the whole scope is. */
  readonly floor: number;
  /** Greatest stamp taken. */
  readonly clock: string;
  /** Ids with a blank between: what names one of them was erased, and is not taken any more (`namesAny`). */
  readonly erased?: string | null;
}

/** The ids of `ScopeState.erased`. */
export function toErasedIds(erased: string | null | undefined): readonly string[] {
  return erased ? erased.split(" ") : [];
}

/** The stone of a row that went with somebody. One that the server made again (a slot that another family takes) is none. */
export function isErased(row: MergedRow): boolean {
  return isDead(row) && row.data[ERASED] === true;
}

/** The state of a scope that nothing was written to yet. */
export const NEW_SCOPE: ScopeState = { seq: 0, floor: 0, clock: "" };

/**
 * A value that is not the field's value any more, or never came to be it: `overwritten` by a later op,
 * `superseded` on arrival because a later one was there already, `purged` with a forgotten deletion.
 */
export interface HistoryEntry {
  readonly kind: string;
  readonly id: string;
  readonly field: string;
  readonly value: unknown;
  /** Stamp of the value. */
  readonly at: string;
  /** Stamp of the op that took its place; null for `purged`. */
  readonly by: string | null;
  readonly cause: "overwritten" | "superseded" | "purged";
  /** Server time, epoch ms. */
  readonly recordedAt: number;
}

/**
 * The database as sync sees it. `transaction` resolves when the work is durable (fsynced), rejects when
 * nothing of it was kept, and may run `work` again after a conflict: `work` keeps no state outside.
 */
export interface SyncDatabase {
  transaction<T>(work: (tx: SyncTransaction) => Promise<T>): Promise<T>;
  /**
   * Locks a scope, hands its state and those of the rows that exist to `decide`, and keeps what that
   * answers: durable and whole, or rejected. A database may put several changes into one transaction,
   * so `decide` keeps no state outside, does not wait for anything, and may run again.
   */
  change<T>(
    target: ScopeTarget,
    decide: (state: ScopeState, found: readonly StoredRow[]) => ScopeDecision<T>,
  ): Promise<T>;
  /**
   * The scope's state and its rows with a greater sequence, ascending, deleted ones included, at most
   * `limit`: one consistent view, or a forgotten deletion could slip between state and rows.
   */
  readSince(
    scope: string,
    since: number,
    limit: number,
  ): Promise<{ readonly state: ScopeState; readonly rows: readonly StoredRow[] }>;
}

export interface ScopeTarget {
  readonly scope: string;
  /** The rows that `decide` has to see. */
  readonly keys: readonly RowKey[];
  /** Kinds of which it has to see all rows, deleted ones included. */
  readonly kinds?: readonly string[];
}

export interface ScopeDecision<T> {
  readonly value: T;
  /** Inserted or replaced, each at most once. */
  readonly rows: readonly StoredRow[];
  readonly history: readonly HistoryEntry[];
  /** Absent: the scope stays as it is. */
  readonly next?: ScopeState;
}

export interface SyncTransaction {
  /** Locks the scope until the end of the transaction, so that sequence order is commit order. */
  lockScope(scope: string): Promise<ScopeState>;
  saveScope(scope: string, state: ScopeState): Promise<void>;
  /** Those of the rows that exist, in any order, deleted ones included. */
  findRows(scope: string, keys: readonly RowKey[]): Promise<readonly StoredRow[]>;
  /** All rows of a kind, in any order, deleted ones included. */
  listRowsOfKind(scope: string, kind: string): Promise<readonly StoredRow[]>;
  /** Inserts or replaces. */
  saveRows(scope: string, rows: readonly StoredRow[]): Promise<void>;
  removeRows(scope: string, keys: readonly RowKey[]): Promise<void>;
  /** Keeps each value once: an entry whose kind, id, field and `at` are there already is left out. */
  appendHistory(scope: string, entries: readonly HistoryEntry[]): Promise<void>;
  /** Rows whose `deadAt` is before the instant (epoch ms), at most `limit`, any order. */
  listDeadRows(scope: string, before: number, limit: number): Promise<readonly StoredRow[]>;
}
