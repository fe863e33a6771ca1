import type { CheckedKind } from "../kind.ts";
import type { ScopeReply, ScopeRequest, SyncReply, SyncRequest, WireRow } from "../protocol.ts";
import type { SyncDatabase } from "./database.ts";
import type { Policy } from "./policy.ts";
import { PULL_LIMIT_ROWS, pullCommit, pullRows } from "./pull.ts";
import { pushOps } from "./push.ts";
import type { Commit } from "./push.ts";

export interface SyncAnswer {
  readonly reply: SyncReply;
  /** Hand each to `liveHub.commit`. */
  readonly commits: readonly Commit[];
}

/**
 * Answers one request: for each scope push, then pull. The reply may be sent when it resolves: all is durable. All scopes
 * share one page of rows, each gets one at least: whoever asks for fifty full ones would hold up everybody else.
 */
export async function answerSync<Actor>(
  server: {
    readonly database: SyncDatabase;
    readonly policy: Policy<Actor>;
    readonly kinds: readonly CheckedKind[];
    /** See `SyncReply.epoch`. */
    readonly epoch: string;
    readonly pullLimit?: number;
  },
  input: { readonly actor: Actor; readonly request: SyncRequest; readonly now: number },
): Promise<SyncAnswer> {
  const { database, policy, kinds, epoch, pullLimit = PULL_LIMIT_ROWS } = server;
  const { actor, request, now } = input;
  const commits: Commit[] = [];
  const scopes: ScopeReply[] = [];
  let left = pullLimit;
  for (const asked of request.scopes) {
    const { scope, ops } = asked;
    const { results, commit } = await pushOps(database, policy, kinds, { actor, scope, ops, now });
    if (commit) commits.push(commit);
    if (!policy.canRead(actor, scope)) {
      scopes.push({ ...toNothing(asked), results, denied: true });
      continue;
    }
    const limit = Math.max(1, left);
    const view = policy.view && ((row: WireRow) => policy.view?.(actor, row) ?? row);
    const wish = { ...asked, limit, view };
    const pulled = (commit && pullCommit(commit, wish)) ?? (await pullRows(database, wish));
    left -= pulled.rows.length;
    scopes.push({ scope, results, ...pulled });
  }
  return { reply: { scopes, now, epoch }, commits };
}

function toNothing({ scope, since, floor = 0 }: ScopeRequest): Omit<ScopeReply, "results"> {
  return { scope, rows: [], seq: since, more: false, floor, clock: "" };
}
