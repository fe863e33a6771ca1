import type { ScopeReply, ScopeRequest } from "../protocol.ts";
import type { Mark, Settlement } from "./mark.ts";
import type { RefusedOp } from "./storage.ts";
import type { ServerInstant } from "./store.ts";

/** What the results of a request say about its ops. */
export interface SortedResults {
  readonly acked: readonly string[];
  readonly refused: readonly RefusedOp[];
  /** Some stamp lay in the server's future: those ops are stamped again, not refused. */
  readonly isClockAhead: boolean;
}

export function sortResults(request: ScopeRequest, reply: ScopeReply): SortedResults {
  const opsByN = new Map(request.ops.map((op) => [op.n, op]));
  const acked: string[] = [];
  const refused: RefusedOp[] = [];
  let isClockAhead = false;
  for (const { n, refusal } of reply.results) {
    const op = opsByN.get(n);
    if (!op) continue;
    if (!refusal) acked.push(op.at);
    else if (refusal.type === "clock") isClockAhead = true;
    else refused.push({ kind: op.kind, id: op.id, set: op.set, at: op.at, refusal });
  }
  return { acked, refused, isClockAhead };
}

/** What the pull half of a reply changes. Acknowledgements are the caller's to add. */
export function toSettlement(input: {
  readonly mark: Mark;
  readonly request: ScopeRequest;
  readonly reply: ScopeReply;
  readonly server: ServerInstant;
  readonly offsetMs: number;
}): Settlement {
  const { mark, request, reply, server, offsetMs } = input;
  const nothing = { since: mark.cursor, rows: [], reset: false, acked: [], refused: [] };
  if (reply.denied) return { ...nothing, mark: { ...mark, offsetMs } };
  const isStart = reply.reset === true || request.since === 0;
  const floor = isStart ? reply.floor : mark.floor;
  return {
    ...nothing,
    since: request.since,
    rows: reply.rows,
    reset: reply.reset === true,
    mark: { cursor: reply.seq, floor, epoch: server.epoch, clock: reply.clock, offsetMs },
  };
}
