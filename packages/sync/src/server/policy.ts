import type { Fields } from "../kind.ts";
import type { Op, Refusal } from "../protocol.ts";

export interface ScopedOp extends Op {
  readonly scope: string;
}

/**
 * Who may do what. Deny by default: an unknown scope is not readable and takes no op.
 * What it needs to know (memberships, roles) is part of `actor`, looked up before the transaction.
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
  ): Refusal | undefined;
}
