import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { checkedPadKinds } from "@damim/domain/pad/checked-pad-kinds.ts";
import { checkedSiteKinds } from "@damim/domain/site/checked-site-kinds.ts";
import { parsePadScope } from "@damim/domain/pad/pad-scope.ts";
import { type ScopeReply, type ScopeRequest, syncRequestSchema } from "@damim/sync/protocol.ts";
import { answerSync, type SyncAnswer } from "@damim/sync/server/answer-sync.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
import type { Policy } from "@damim/sync/server/policy.ts";
import { suspended } from "../../http/stopped.ts";
import { findSuspension } from "../../session/find-suspension.ts";
import { listAccessed } from "../../access-log/list-accessed.ts";
import { createBuckets, ofAccount } from "../../session/limits.ts";
import { HttpFailure } from "../../http/http-failure.ts";
import { isDueKind } from "../../due-times/due-marks.ts";
import { createWriterBook } from "../writer-book.ts";
import { signedIn, type Route } from "../../http/route.ts";
import type { LiveBus } from "../../live/bus/live-bus.ts";
import type { PadActor } from "../../pad/pad-policy.ts";
import type { ServerDeps } from "../../base/server-deps.ts";
import { findActor } from "../../session/find-actor.ts";
import { withSeals } from "../../seal/seal-policy.ts";
import { teacherPolicy } from "../../session/policy.ts";
import { findNumbersOnly, withNumbersOnly } from "../../numbers-only/numbers-only-policy.ts";
import { vaultKind } from "@damim/domain/vault/vault.ts";
import { followLock } from "../../promises/follow-promises.ts";
import { findLocks, withLocks } from "../../vault/vault-policy.ts";
import { readSyncRequest, SYNC_BYTES } from "../read-sync-request.ts";
import { toDeniedReply } from "../to-denied-reply.ts";

/** A year of a class (20,000 rows) may come at once; a script that never stops may not. */
const OPS_BURST = 60_000;
const OPS_PER_SECOND = 1_000;
const REQUESTS_BURST = 600;
const REQUESTS_PER_SECOND = 60;

const kinds = [...checkedKinds, ...checkedSiteKinds];

export interface SyncRouteDeps {
  readonly syncDatabase: SyncDatabase;
  readonly bus: LiveBus;
  /** See `SyncReply.epoch`. */
  readonly epoch: string;
  /** Something may come due earlier than before. */
  readonly wakePush: () => void;
  /** The rooms of a teacher among the asked scopes. */
  readonly hall: {
    readonly policy: Policy<PadActor>;
    readonly findTeacher: (uid: string, scopes: readonly string[]) => Promise<PadActor>;
  };
}

/** `POST api/sync`: a device's ops in, the rows it lacks out. A teacher's own scopes, and those of her pad rooms. */
export function listSyncRoutes(deps: ServerDeps & SyncRouteDeps): readonly Route[] {
  const { syncDatabase: database, bus, epoch, hall, wakePush, now } = deps;
  const { queries } = deps.database;
  const requests = createBuckets({
    burst: REQUESTS_BURST,
    perSecond: REQUESTS_PER_SECOND,
    now,
  });
  const ops = createBuckets({ burst: OPS_BURST, perSecond: OPS_PER_SECOND, now });
  const writers = createWriterBook(deps);
  const policy = withSeals(teacherPolicy, deps.secrets.seals);
  const own = { database, policy, kinds, epoch };
  const ofPads = { database, policy: hall.policy, kinds: checkedPadKinds, epoch };

  return [
    signedIn(
      "POST api/sync",
      {
        body: syncRequestSchema,
        isBodyLater: true,
        bodyMaxBytes: SYNC_BYTES,
        whileStopped: "reads",
      },
      async (c, session) => {
        const { id: uid } = session.user;
        const startedAt = performance.now();
        checkLimit(requests.take(ofAccount(uid), 1));
        const { protocol, scopes: asked } = await readSyncRequest(c);
        checkLimit(ops.take(ofAccount(uid), countOps(asked)));
        const stop = countOps(asked) > 0 && (await findSuspension(queries, uid, now()));
        if (stop) throw suspended(stop);

        const actor = await findActor(
          queries,
          uid,
          asked.map(({ scope }) => scope),
        );
        const padScopes = asked.map(({ scope }) => scope).filter(parsePadScope);
        const padActor = padScopes.length > 0 ? await hall.findTeacher(uid, padScopes) : undefined;
        const isOwn = ({ scope }: ScopeRequest): boolean => teacherPolicy.canRead(actor, scope);
        const isOwnPad = ({ scope }: ScopeRequest): boolean =>
          padActor !== undefined && hall.policy.canRead(padActor, scope);
        // Foreign scopes are answered here: no lock is taken on them and no row of theirs is made.
        const allowed = asked.filter((scope) => isOwn(scope) || isOwnPad(scope));
        const keepWriters = await writers.remember(session, c.req.header("user-agent"), allowed);

        const ask = (scopes: readonly ScopeRequest[]) => ({ protocol, scopes });
        const answers: SyncAnswer[] = [];
        const request = ask(allowed.filter(isOwn));
        const locks = await findLocks(queries, request.scopes);
        const numbered = withNumbersOnly(policy, await findNumbersOnly(queries, request.scopes));
        const ofOwn = { ...own, policy: locks ? withLocks(numbered, locks) : numbered };
        answers.push(await answerSync(ofOwn, { actor, request, now: now() }));
        if (padActor) {
          const padRequest = ask(allowed.filter(isOwnPad));
          answers.push(
            await answerSync(ofPads, { actor: padActor, request: padRequest, now: now() }),
          );
        }
        const commits = answers.flatMap((answer) => answer.commits);
        for (const commit of commits) bus.publish(commit);
        const isWritten = (isOne: (kind: string) => boolean): boolean =>
          commits.some(({ rows }) => rows.some(([kind]) => isOne(kind)));
        if (isWritten(isDueKind)) wakePush();
        if (isWritten((kind) => kind === vaultKind.name))
          await followLock(deps.database, deps.config.dataDir, uid);
        const replies = answers.flatMap(({ reply }) => reply.scopes);
        await keepWriters(replies);
        deps.figures?.synced(replies, performance.now() - startedAt);
        const takeReply = ({ scope }: ScopeRequest): ScopeReply | undefined => {
          const place = replies.findIndex((reply) => reply.scope === scope);
          return place === -1 ? undefined : replies.splice(place, 1)[0];
        };
        const answered = asked.map(
          (scope) => [scope, takeReply(scope) ?? toDeniedReply(scope, "not-yours")] as const,
        );
        c.set("accessed", listAccessed(answered));
        return c.json({ scopes: answered.map(([, reply]) => reply), now: now(), epoch });
      },
    ),
  ];
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
