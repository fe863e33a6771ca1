import type { Fields } from "../kind.ts";
import type { FieldStamps, Refusal, RowStamps } from "../protocol.ts";
import type { Mark, Settlement } from "./mark.ts";

/** An op that waits for the server. */
export interface QueuedOp {
  readonly kind: string;
  readonly id: string;
  readonly set: Fields;
  readonly at: string;
  /** See `Op.stamps`. */
  readonly stamps?: FieldStamps;
}

/** An op that the server refused, kept until the teacher discards it. */
export interface RefusedOp extends QueuedOp {
  readonly refusal: Refusal;
  /** What was known of it when it was refused (`StoreOptions.about`): its rows may be gone by now. */
  readonly about?: string | undefined;
}

/** A row as the server last told it; `data` is null when it was deleted. */
export interface BaseRow {
  readonly kind: string;
  readonly id: string;
  readonly data: Fields | null;
  /** Absent when the server told none; a deletion without it is not kept. */
  readonly at?: RowStamps | undefined;
}

/** Rows of one kind with `from` ≤ id ≤ `to`; without them, the whole kind. */
export interface HotRange {
  readonly kind: string;
  readonly from?: string;
  readonly to?: string;
}

/** The rows whose id begins with `prefix`: ids that begin with a day load by date. */
export function toPrefixRange(kind: string, prefix: string): HotRange {
  return { kind, from: prefix, to: `${prefix}\uffff` };
}

export interface LoadedScope {
  /** The hot rows when ranges were given, else all. */
  readonly rows: readonly BaseRow[];
  /** In stamp order. */
  readonly outbox: readonly QueuedOp[];
  readonly refused: readonly RefusedOp[];
  readonly mark: Mark | undefined;
}

/**
 * Where a device keeps its rows and its outbox. Every method rejects with a `StorageFailure` and
 * nothing else; what rejects has changed nothing.
 */
export interface ClientStorage {
  load(scope: string, hot?: readonly HotRange[]): Promise<LoadedScope>;
  /** Hands over all rows, some thousand at a time; reads on when `take` is through. */
  loadRows(scope: string, take: (rows: readonly BaseRow[]) => void | Promise<void>): Promise<void>;
  /** Resolves when the ops are durable. */
  append(scope: string, ops: readonly QueuedOp[]): Promise<void>;
  /** Rows in, acknowledged and refused ops out, lost ones in, cursor forward: all or nothing. */
  settle(scope: string, settlement: Settlement): Promise<void>;
  /** Ops that got another stamp take the place of the old ones: all or nothing. */
  replaceOps(scope: string, oldStamps: readonly string[], ops: readonly QueuedOp[]): Promise<void>;
  removeRefused(scope: string, at: string): Promise<void>;
  close(): void;
}

/** `StorageBroken`: what stands there has a shape that nothing of ours wrote. */
export type StorageCause = "StorageFull" | "StorageUnavailable" | "StorageBroken";

/** The disk did not take it, does not answer, or holds something impossible. */
export class StorageFailure extends Error {
  override readonly name = "StorageFailure";
  readonly type: StorageCause;
  readonly retry: "later" | "never";

  constructor(type: StorageCause, options?: { readonly cause?: unknown }) {
    super(type, options);
    this.type = type;
    this.retry = type === "StorageUnavailable" ? "later" : "never";
  }
}

export function toStorageCause(error: unknown): StorageCause {
  return error instanceof StorageFailure ? error.type : "StorageUnavailable";
}
