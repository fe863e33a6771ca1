import type { ScopeReply, ScopeRequest } from "@damim/sync/protocol.ts";

/** The answer for a scope that is not theirs who ask: no lock is taken on it and no row of it is made. */
export function toDeniedReply(
  { scope, since, floor = 0, ops }: ScopeRequest,
  detail: string,
): ScopeReply {
  const refusal = { type: "denied", detail } as const;
  const results = ops.map(({ n }) => ({ n, refusal }));
  return { scope, results, rows: [], seq: since, more: false, floor, clock: "", denied: true };
}
