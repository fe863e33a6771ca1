import type { Commit } from "@damim/sync/server/push.ts";
import { toWireRow } from "@damim/sync/server/wire-row.ts";
import type { ScopeView, ScopeWish } from "../../sync/read-scopes.ts";

/** More do not ride along in a frame: its readers are told to pull. A pad room of 300 makes as many in a second. */
const ROWS_PER_SCOPE_MAX = 500;

export interface NewsWish {
  readonly scope: string;
  /** Undefined: only the sequence is asked for, no rows. */
  readonly since: number | undefined;
}

/** Of each scope that has moved on, what was committed since then, as one commit. */
export type ReadNews = (wishes: readonly NewsWish[]) => Promise<readonly Commit[]>;

/** Reads the news of all scopes by the engine's own way (`sync/engine.ts`). */
export function createReadNews(
  readScopes: (wishes: readonly ScopeWish[]) => Promise<readonly ScopeView[]>,
): ReadNews {
  return async (wishes) => {
    const limit = ROWS_PER_SCOPE_MAX + 1;
    const views = await readScopes(wishes.map((wish) => ({ ...wish, limit })));
    return wishes.flatMap(({ scope, since = 0 }, index) => {
      const { state, rows } = views[index] ?? { state: { seq: 0, clock: "" }, rows: [] };
      if (state.seq <= since) return [];
      const isWhole = rows.length <= ROWS_PER_SCOPE_MAX;
      const { seq, clock } = state;
      return [{ scope, from: since, seq, clock, rows: isWhole ? rows.map(toWireRow) : [] }];
    });
  };
}
