import type { Change } from "../change.ts";
import type { AnyKind, Fields, RecordKind } from "../kind.ts";
import type { LiveFrame, Refusal, ScopeReply, ScopeRequest } from "../protocol.ts";
import type { IdsListener } from "./notifier.ts";
import type { ClientStorage, HotRange, QueuedOp, RefusedOp, StorageCause } from "./storage.ts";
import type { Channel } from "./tabs.ts";

/** `stored`: on this device for good. `unsaved`: the disk refused; the words are in memory, visible, and still sent. */
export type WriteOutcome =
  | { readonly type: "stored" }
  | { readonly type: "unsaved"; readonly cause: StorageCause };

export interface PendingOp extends QueuedOp {
  /** False while it stands in memory only. */
  readonly isSaved: boolean;
}

/** A kind by its name; `row` only tells the compiler what its rows hold. */
export type RowsOf<T> = Pick<RecordKind<T>, "name"> & Pick<RecordKind<T>, "row">;

/** One scope on this device: base rows with the ops that wait for the server on top. */
export interface Store {
  readonly scope: string;
  /** Resolves when all rows are in memory, also those outside the hot ranges. Rejects with `StorageFailure`. */
  readonly whole: Promise<void>;
  readonly cursor: number;
  /** The account may not read this scope (any more). */
  readonly isDenied: boolean;
  /** Living rows by id. The map is the same object for ever; a row is the same object until it changes. */
  rows<T>(kind: RowsOf<T>): ReadonlyMap<string, T & { readonly id: string }>;
  /** A living row, also one that says nothing (`RecordKind.read`): what a write or an undo goes on from. */
  find(kindName: string, id: string): Fields | undefined;
  /** The same as it lies on the disk: what a `Veil` lifts is still veiled. */
  stored(kindName: string, id: string): Fields | undefined;
  /** What a row of these fields is on screen; nothing where it says nothing. */
  read(kindName: string, fields: Fields): Fields | undefined;
  /** Reads these rows again: the veil shows more of them than before, or less. */
  relift(kindName: string, ids: Iterable<string>): void;
  /** Ops under their own stamps in place of those that wait or were refused. As `write` resolves. */
  replace(ops: readonly QueuedOp[]): Promise<WriteOutcome>;
  /** Rises with every change to the rows of a kind. */
  revision(kindName: string): number;
  /** Called once a microtask when rows, outbox, refusals or counts changed. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Called once a microtask with the ids of the rows of a kind that came, went or changed. */
  readonly watch: (kindName: string, listener: IdsListener) => () => void;
  /** `rows()` has changed when it returns; the promise tells when (and whether) it is durable. Never rejects. */
  write(changes: readonly Change[]): Promise<WriteOutcome>;
  /** In stamp order. */
  pending(): readonly PendingOp[];
  refused(): readonly RefusedOp[];
  unsavedCount(): number;
  /** Tries to bring the unsaved ops to disk. */
  saveAgain(): Promise<WriteOutcome>;
  /** The disk has lost what it had: brings waiting ops, refused ones and rows back to it. Never rejects. */
  rewrite(): Promise<void>;
  /** Rejects with `StorageFailure` when the disk keeps it; it then stays in the list. */
  discardRefused(at: string): Promise<void>;
  /** Reads outbox and rows from disk again: other tabs went on while this one was frozen. Never rejects. */
  reread(): Promise<void>;
  close(): void;

  /** For `rounds.ts`: the next request, with at most so many ops and characters. */
  toRequest(limit: { readonly ops: number; readonly characters: number }): ScopeRequest;
  /**
   * For `rounds.ts`: takes the answer in. Resolves when it is on disk (or the disk refused; memory has
   * it then); an answer that only brought rows is not waited for, because what a crash takes away of it
   * the server gives again. True: ask again at once.
   */
  settle(request: ScopeRequest, reply: ScopeReply, server: ServerInstant): Promise<boolean>;
  /** For `rounds.ts`: gives up on an op that makes every request fail. */
  refuse(at: string, refusal: Refusal): Promise<void>;
  /** For `rounds.ts`: takes a live frame in if it continues exactly here; false means: pull. */
  applyFrame(frame: LiveFrame): boolean;
}

export interface ServerInstant {
  /** Epoch ms. */
  readonly now: number;
  readonly epoch: string;
}

/** What stands between memory and all that outlives it, where some words may lie nowhere as they are. */
export interface Veil {
  /** A stored row, with what can be read of it now; nothing where that is all of it. */
  readonly lift: (kindName: string, id: string, data: Fields) => Fields | undefined;
  /**
   * Ops that may not lie on a disk as they are: it brings them there by `replace`. Until then they stand in memory alone, on
   * screen. Nothing where they may.
   */
  readonly save: (ops: readonly QueuedOp[]) => Promise<WriteOutcome> | undefined;
  /**
   * Those that may go out, or to the disk: none that is still veiled, and none behind one that its row waits for. Nothing
   * where all may.
   */
  readonly listReady: (ops: readonly PendingOp[]) => readonly PendingOp[] | undefined;
  /** May lie on the disk, and not go out yet. `isFresh`: the server has just told what is new. */
  readonly isHeld: (op: QueuedOp, isFresh: boolean) => boolean;
}

export interface StoreOptions {
  readonly scope: string;
  readonly veil?: Veil;
  readonly kinds: readonly AnyKind[];
  readonly storage: ClientStorage;
  /** To the other tabs (`openChannel`); absent where BroadcastChannel is missing. */
  readonly channel?: Channel;
  /** Epoch ms by the device's clock. */
  readonly now: () => number;
  /** `[A-Za-z0-9_.-]{1,48}`, unique for each opening of a page: two tabs must not share it. */
  readonly deviceId: string;
  /** Loaded before `openStore` resolves; the rest follows (`whole`). Absent: everything at once. */
  readonly hot?: readonly HotRange[];
  /** Awaited before each portion of the rows outside the hot ranges: the page draws and reacts first. */
  readonly pause?: () => Promise<void>;
  /** Called after every change of the outbox that asks to be sent. Hand in `rounds.pokeAhead`. */
  readonly onQueued?: () => void;
  /** What is kept with a refused op, told by the rows of the moment before the answer lands. */
  readonly about?: (op: QueuedOp, rows: Store["rows"]) => string | undefined;
}
