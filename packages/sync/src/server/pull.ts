import type { ScopeReply } from "../protocol.ts";
import type { SyncDatabase } from "./database.ts";
import { toWireRow } from "./wire-row.ts";

export const PULL_LIMIT_ROWS = 5_000;

export interface PullInput {
  readonly scope: string;
  readonly since: number;
  /** The floor the client last started over at (`ScopeRequest.floor`). */
  readonly floor?: number;
  readonly limit?: number;
}

export type Pulled = Pick<ScopeReply, "rows" | "seq" | "more" | "floor" | "clock" | "reset">;

/**
 * A page of the rows that changed after `since`, oldest change first. A client that may have missed
 * forgotten deletions starts over (`reset`), except while it is catching up from a start at this floor.
 */
export async function pullRows(database: SyncDatabase, input: PullInput): Promise<Pulled> {
  const limit = input.limit ?? PULL_LIMIT_ROWS;
  return database.transaction(async (tx) => {
    const { seq, floor, clock } = await tx.findScope(input.scope);
    const isBelowFloor = input.since > 0 && input.since < floor && (input.floor ?? 0) < floor;
    const since = isBelowFloor ? 0 : input.since;
    const found = await tx.listRowsSince(input.scope, since, limit + 1);
    const more = found.length > limit;
    const rows = found.slice(0, limit).map(toWireRow);
    const last = rows.at(-1)?.[3] ?? 0;
    // Between two statements PostgreSQL may let a commit in: the rows then are ahead of the scope.
    const page = { rows, seq: more ? last : Math.max(seq, last), more, floor, clock };
    return isBelowFloor ? { ...page, reset: true } : page;
  });
}
