import type { Fields } from "../kind.ts";
import type { LostValue, MergedRow } from "../merge.ts";
import type { Op, Refusal, WireRow } from "../protocol.ts";
import type { RowKey } from "./database.ts";

export interface ScopedOp extends Op {
  readonly scope: string;
}

/** What a policy sees of the scope within the transaction, with the ops so far taken. Living rows, in today's form. */
export interface ScopeFacts {
  readonly find: (kind: string, id: string) => Fields | undefined;
  /** All rows of a kind that `listContext` asked for whole. */
  readonly list: (kind: string) => readonly (readonly [id: string, data: Fields])[];
  /** Epoch ms. */
  readonly now: number;
}

/** The row that an op meets. */
export interface MetRow {
  /** Living, in today's form. */
  readonly before: Fields | undefined;
  /** What is left of a deleted row: values that came with its deletion or after it. */
  readonly grave: Fields | undefined;
}

/** Rows that a policy's hooks have to see beside those that the ops write. */
export interface OpContext {
  readonly keys: readonly RowKey[];
  /** Kinds of which all rows are read. Dear: a push with such an op goes alone. */
  readonly kinds?: readonly string[];
}

/** Fields that the server writes by itself, into a row that the op did not name or did not fill. */
export interface FollowingChange {
  readonly kind: string;
  readonly id: string;
  readonly set: Fields;
}

/** The row that an op was merged into. */
export interface WrittenRow {
  readonly before: Fields | undefined;
  readonly after: Fields | undefined;
  /** Fields of the op for which a later value stood there already: only the history has what it said. */
  readonly lost: ReadonlySet<string>;
}

/**
 * Who may do what. Deny by default: an unknown scope is not readable and takes no op.
 * What it needs to know (memberships, roles) is part of `actor`, looked up before the transaction, or
 * rows of the scope (`listContext`). The hooks are for scopes that several people share; without them
 * nothing is read or done beside the ops.
 */
export interface Policy<Actor> {
  canRead(actor: Actor, scope: string): boolean;
  /**
   * Undefined allows the op. `before` and `after` are the living row's data in today's form,
   * undefined where there is none (before a creation, after a deletion).
   */
  canWrite(
    actor: Actor,
    op: ScopedOp,
    before: Fields | undefined,
    after: Fields | undefined,
    facts: ScopeFacts & Pick<MetRow, "grave">,
  ): Refusal | undefined;
  listContext?(actor: Actor, op: ScopedOp): OpContext;
  /**
   * What the op sets in truth: fields that are the server's to say are added or replaced before it is
   * merged, with the op's own stamp. An op that was taken before is not completed again; one that is left without
   * fields is acknowledged where it may be written, and changes nothing.
   */
  complete?(actor: Actor, op: ScopedOp, met: MetRow, facts: ScopeFacts): Fields;
  /** Whether history keeps a value that lost its place, or got none, beside the row as it stands now; all of them without it. */
  keepsPast?(op: ScopedOp, lost: LostValue, row: MergedRow): boolean;
  /**
   * Written after an op was taken, in its transaction, with a stamp of the server later than all others. Asked too when
   * the op came too late for all that it sets.
   */
  follow?(op: ScopedOp, written: WrittenRow, facts: ScopeFacts): readonly FollowingChange[];
  /** A row as this reader gets it. */
  view?(actor: Actor, row: WireRow): WireRow;
}
