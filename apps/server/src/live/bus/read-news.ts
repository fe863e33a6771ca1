import type { Commit } from "@damim/sync/server/push.ts";
import { toWireRow } from "@damim/sync/server/wire-row.ts";
import type { ReadScope } from "../../sync/read-groups.ts";

/** More do not ride along in a frame: its readers are told to pull. A pad room of 300 makes as many in a second. */
const ROWS_PER_SCOPE_MAX = 500;

/**
 * What was committed in a scope since a sequence, as one commit; undefined where it has not moved on. Without a sequence only
 * the newest one is told, no rows.
 */
export type ReadNews = (scope: string, since: number | undefined) => Promise<Commit | undefined>;

/** @param readScope those of one moment share the engine's own way (`sync/engine.ts`) */
export function createReadNews(readScope: ReadScope): ReadNews {
  return async (scope, since) => {
    const { state, rows } = await readScope(scope, since, ROWS_PER_SCOPE_MAX + 1);
    const { seq, clock } = state;
    if (seq <= (since ?? 0)) return undefined;
    const isWhole = rows.length <= ROWS_PER_SCOPE_MAX;
    return { scope, from: since ?? 0, seq, clock, rows: isWhole ? rows.map(toWireRow) : [] };
  };
}
