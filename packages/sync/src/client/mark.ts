import type { WireRow } from "../protocol.ts";
import type { QueuedOp, RefusedOp } from "./storage.ts";

/** How far a copy of a scope has come. Kept on disk with the rows, and in memory by every tab. */
export interface Mark {
  readonly cursor: number;
  readonly floor: number;
  readonly epoch: string;
  /** Greatest stamp seen. */
  readonly clock: string;
  /** Server time minus device time, ms. */
  readonly offsetMs: number;
}

/** What one answer of the server (or one live frame) changes in a copy of a scope. */
export interface Settlement {
  /** The cursor that was asked from. */
  readonly since: number;
  readonly rows: readonly WireRow[];
  /** The mark after it. */
  readonly mark: Mark;
  /** The rows begin from nothing: what was there before goes. */
  readonly reset: boolean;
  /** Stamps of ops that are stored on the server. */
  readonly acked: readonly string[];
  readonly refused: readonly RefusedOp[];
  /** What this device has and a restored server lacks: it goes out again. */
  readonly lost?: readonly QueuedOp[];
  /** `rows` are all there is: written after the disk had refused an earlier settlement. */
  readonly isRewrite?: boolean;
}

export interface Advance {
  readonly mark: Mark;
  readonly rows: readonly WireRow[];
  readonly clear: boolean;
}

export const NEW_MARK: Mark = { cursor: 0, floor: 0, epoch: "", clock: "", offsetMs: 0 };

/**
 * What of a settlement is news to a copy that stands at `mark`. Several tabs settle into one disk and
 * into each other in any order, so a copy may be ahead of a settlement, or too far behind to use it:
 * it never goes back, and never skips a change.
 */
export function advance(mark: Mark, settlement: Settlement): Advance {
  const { since, rows, reset, isRewrite, mark: next } = settlement;
  if (isRewrite) return { mark: next, rows, clear: true };
  const clock = next.clock > mark.clock ? next.clock : mark.clock;
  const stay = { mark: { ...mark, clock, offsetMs: next.offsetMs }, rows: [], clear: false };
  const isSameLine = mark.epoch === next.epoch && mark.floor === next.floor;
  if (!isSameLine) {
    // Rows of another life of the server, or from after a reset, only fit where they begin. Into
    // another life leads only a settlement that says what was lost on the way.
    if (!reset && (since > 0 || isOtherLife(mark, next))) return stay;
    return { mark: { ...next, clock }, rows, clear: reset };
  }
  if (since > mark.cursor && !reset) return stay;
  if (next.cursor < mark.cursor) return stay;
  const news = rows.filter((row) => row[3] > mark.cursor);
  return { mark: { ...next, clock }, rows: news, clear: false };
}

/** The server was restored from a backup since this copy was made. */
export function isOtherLife(mark: Mark, server: { readonly epoch: string }): boolean {
  return mark.epoch !== "" && mark.epoch !== server.epoch;
}
