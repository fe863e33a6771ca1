import { OPS_PER_SCOPE_LIMIT } from "../protocol.ts";
import type { ScopeRequest } from "../protocol.ts";
import type { Store } from "./store.ts";

/** Finds the op that makes the server refuse whole requests, so that it does not hold up all others. */
export interface Trial {
  /** Ops in the next request, over all scopes. */
  opsLimit(): number;
  /** The server refused this request for good. True: ask again with fewer ops; false: no op is to blame. */
  accuse(requests: readonly ScopeRequest[]): boolean;
  /** A request came through. True: there is more to send. */
  pass(stores: readonly Store[]): Promise<boolean>;
}

/**
 * All ops → a single one → none. When only the request without the single op comes through, that op is
 * to blame: it goes to the refused ones, where the teacher sees it. When none comes through, the server
 * is to blame and every op keeps its place.
 */
export function createTrial(): Trial {
  let limit = OPS_PER_SCOPE_LIMIT;
  let suspect: { readonly scope: string; readonly at: string } | undefined;

  return {
    opsLimit: () => limit,
    accuse(requests) {
      const ops = requests.flatMap(({ scope, ops: sent }) => sent.map(({ at }) => ({ scope, at })));
      if (ops.length === 0) {
        limit = OPS_PER_SCOPE_LIMIT;
        suspect = undefined;
        return false;
      }
      suspect = ops.length === 1 ? ops[0] : undefined;
      limit = ops.length === 1 ? 0 : 1;
      return true;
    },
    async pass(stores) {
      const guilty = limit === 0 ? suspect : undefined;
      suspect = undefined;
      const wasLimited = limit < OPS_PER_SCOPE_LIMIT;
      limit = Math.min(OPS_PER_SCOPE_LIMIT, Math.max(1, limit * 8));
      if (!guilty) return wasLimited;
      const store = stores.find(({ scope }) => scope === guilty.scope);
      await store?.refuse(guilty.at, { type: "malformed", detail: "request-refused" });
      return true;
    },
  };
}
