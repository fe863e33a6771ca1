import type { ScopeReply, WireRow } from "../protocol.ts";
import type { SyncDatabase } from "./database.ts";
import type { PushOutcome } from "./push.ts";
import { toWireRow } from "./wire-row.ts";

export const PULL_LIMIT_ROWS = 5_000;

export interface PullInput {
  readonly scope: string;
  readonly since: number;
  /** The floor the client last started over at (`ScopeRequest.floor`). */
  readonly floor?: number;
  readonly limit?: number;
  /** Each row as its reader gets it. */
  readonly view?: ((row: WireRow) => WireRow) | undefined;
}

export type Pulled = Pick<ScopeReply, "rows" | "seq" | "more" | "floor" | "clock" | "reset">;

/**
 * What a commit tells a device that had all before it, without a read: its rows are the page. Nothing where the device
 * lacks more, or the page takes fewer.
 */
export function pullCommit(
  { from, seq, rows, clock, floor }: NonNullable<PushOutcome["commit"]>,
  { since, limit = PULL_LIMIT_ROWS, view }: PullInput,
): Pulled | undefined {
  if (from !== since || rows.length > limit) return undefined;
  return { rows: view ? rows.map(view) : rows, seq, more: false, floor, clock };
}

/**
 * A page of the rows that changed after `since`, oldest change first. A client that may have missed
 * forgotten deletions starts over (`reset`), except while it is catching up from a start at this floor.
 */
export async function pullRows(
  database: Pick<SyncDatabase, "readSince">,
  input: PullInput,
): Promise<Pulled> {
  const limit = input.limit ?? PULL_LIMIT_ROWS;
  const { scope, since } = input;
  const asked = await database.readSince(scope, since, limit + 1);
  const { floor } = asked.state;
  const isBelowFloor = since > 0 && since < floor && (input.floor ?? 0) < floor;
  const found = isBelowFloor ? await database.readSince(scope, 0, limit + 1) : asked;
  const more = found.rows.length > limit;
  const wireRows = found.rows.slice(0, limit).map(toWireRow);
  const rows = input.view ? wireRows.map(input.view) : wireRows;
  const seq = more ? (rows.at(-1)?.[3] ?? 0) : found.state.seq;
  const page = { rows, seq, more, floor: found.state.floor, clock: found.state.clock };
  return isBelowFloor ? { ...page, reset: true } : page;
}
