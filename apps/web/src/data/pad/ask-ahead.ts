import { NEW_MARK } from "@damim/sync/client/mark.ts";
import { toScopeRequest } from "@damim/sync/client/to-request.ts";
import { PROTOCOL_VERSION, type SyncRequest } from "@damim/sync/protocol.ts";
import type { RoundTrip, RoundTripAnswer } from "../rounds/round-trip.ts";

/** What a device asks that has nothing of a scope yet. */
export function toFirstRequest(scope: string): SyncRequest {
  const nothing = toScopeRequest({ scope, ...NEW_MARK }, [], { ops: 0, characters: 0 });
  return { protocol: PROTOCOL_VERSION, scopes: [nothing] };
}

/**
 * Asks now, and answers with it when the same is asked: making a database takes as long as the server does. Whatever
 * else is asked first makes the answer worthless.
 */
export function askAhead(makeRoundTrip: RoundTrip, request: SyncRequest): RoundTrip {
  const body = JSON.stringify(request);
  let ahead: Promise<RoundTripAnswer> | undefined = makeRoundTrip(body);
  // Who asks the same hears of a failure.
  ahead.catch(() => undefined);
  return (wanted) => {
    const answer = wanted === body ? ahead : undefined;
    ahead = undefined;
    return answer ?? makeRoundTrip(wanted);
  };
}
