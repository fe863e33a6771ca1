import { checkedKinds } from "@damim/domain/checked-kinds.ts";
import {
  parseSyncRequest,
  PROTOCOL_VERSION,
  type ScopeReply,
  type ScopeRequest,
  syncRequestSchema,
} from "@damim/sync/protocol.ts";
import { answerSync } from "@damim/sync/server/answer-sync.ts";
import { listAccessed } from "../access-log/list-accessed.ts";
import { createAccountLimit } from "../accounts/account-limit.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { createWriterBook } from "../history/writer-book.ts";
import { malformed, readJson } from "../http/parse-body.ts";
import type { Route } from "../http/route.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import type { ServerDeps } from "../server-deps.ts";
import { createKyselySyncDatabase } from "./kysely-sync-database.ts";
import { teacherPolicy } from "./policy.ts";

/** A year of a class (20,000 rows) may come at once; a script that never stops may not. */
const OPS_BURST = 60_000;
const OPS_PER_SECOND = 1_000;
const REQUESTS_BURST = 600;
const REQUESTS_PER_SECOND = 60;

/** `POST api/sync`: a device's ops in, the rows it lacks out. */
export function listSyncRoutes(deps: ServerDeps, bus: LiveBus, epoch: string): readonly Route[] {
  const { now, log } = deps;
  const database = createKyselySyncDatabase(deps.database, {
    sender: bus.sender,
    onGroupFailure: (error) => log.warn({ err: error }, "a group of pushes failed"),
  });
  const requests = createAccountLimit({
    burst: REQUESTS_BURST,
    perSecond: REQUESTS_PER_SECOND,
    now,
  });
  const ops = createAccountLimit({ burst: OPS_BURST, perSecond: OPS_PER_SECOND, now });
  const writers = createWriterBook(deps);
  const server = { database, policy: teacherPolicy, kinds: checkedKinds, epoch };

  return [
    {
      method: "POST",
      path: "api/sync",
      who: "signed-in",
      body: syncRequestSchema,
      async answer(c, session) {
        const actor = { uid: session.user.id };
        const parsed = parseSyncRequest(await readJson(c));
        if (!parsed.ok) {
          if (parsed.refusal.type === "MessageMalformed") throw malformed(parsed.refusal.at);
          throw toOtherProtocol(parsed.refusal.protocol);
        }
        const asked = parsed.value.scopes;
        checkLimit(requests.take(actor.uid, 1));
        checkLimit(ops.take(actor.uid, countOps(asked)));

        // Foreign scopes are answered here: no lock is taken on them and no row of theirs is made.
        const isAllowed = ({ scope }: ScopeRequest): boolean => teacherPolicy.canRead(actor, scope);
        const request = { ...parsed.value, scopes: asked.filter(isAllowed) };
        await writers.remember(session, c.req.header("user-agent"), request.scopes);
        const { reply, commits } = await answerSync(server, { actor, request, now: now() });
        for (const commit of commits) bus.publish(commit);
        c.set("accessed", listAccessed(request.scopes, reply.scopes));
        const allowed = reply.scopes.values();
        const scopes = asked.map((scope) =>
          isAllowed(scope) ? (allowed.next().value ?? toDenied(scope)) : toDenied(scope),
        );
        return c.json({ ...reply, scopes });
      },
    },
  ];
}

function toDenied({ scope, since, floor = 0, ops }: ScopeRequest): ScopeReply {
  const refusal = { type: "denied", detail: "not-yours" } as const;
  const results = ops.map(({ n }) => ({ n, refusal }));
  return { scope, results, rows: [], seq: since, more: false, floor, clock: "", denied: true };
}

function countOps(scopes: readonly ScopeRequest[]): number {
  return scopes.reduce((count, { ops }) => count + ops.length, 0);
}

function checkLimit(waitMs: number): void {
  if (waitMs === 0) return;
  throw new HttpFailure(
    429,
    "TooManyRequests",
    "한꺼번에 너무 많이 보냈어요. 쓰신 내용은 이 기기에 있고, 곧 이어서 보내요.",
    { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}

/** Says who is the older one: a page is opened anew, a server is waited for. */
function toOtherProtocol(asked: number): HttpFailure {
  return asked < PROTOCOL_VERSION
    ? new HttpFailure(
        426,
        "PageTooOld",
        "담임이 새 판으로 바뀌었어요. 화면을 새로 열어 주세요. 쓰신 내용은 이 기기에 있고, 새로 열면 이어서 보내요.",
      )
    : new HttpFailure(
        426,
        "ServerTooOld",
        "서버가 아직 이 화면보다 오래됐어요. 쓰신 내용은 이 기기에 있고, 서버가 새 판이 되면 저절로 보내요.",
      );
}
