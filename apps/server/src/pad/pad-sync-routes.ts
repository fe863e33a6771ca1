import { checkedPadKinds } from "@damim/domain/pad/checked-pad-kinds.ts";
import { padCardKind } from "@damim/domain/pad/pad-card.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import {
  DEAD,
  type ScopeReply,
  type ScopeRequest,
  syncRequestSchema,
} from "@damim/sync/protocol.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
import type { Policy } from "@damim/sync/server/policy.ts";
import { pullRows } from "@damim/sync/server/pull.ts";
import { pushOps } from "@damim/sync/server/push.ts";
import { HttpFailure } from "../http/http-failure.ts";
import type { Route } from "../http/route.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import { readSyncRequest } from "../sync/read-sync-request.ts";
import { toDeniedReply } from "../sync/to-denied-reply.ts";
import type { createPadCounts } from "./pad-counts.ts";
import type { PadFeeds } from "./pad-feed.ts";
import type { PadActor } from "./pad-policy.ts";
import { createPadRate } from "./pad-rates.ts";
import type { PadParticipant } from "./participant.ts";

/** A pupil writes a card in half a minute; three a second are many hands on one device. */
const CARDS_BURST = 20;
const CARDS_PER_SECOND = 3;
const ROOM_CARDS_BURST = 1_800;
const ROOM_CARDS_PER_SECOND = 600;
/** Everything else that is written, such as moving cards about, hearts and strokes. */
const OPS_BURST = 200;
const OPS_PER_SECOND = 30;
const REQUESTS_BURST = 60;
const REQUESTS_PER_SECOND = 20;
/** Who sends too much waits for the answer as well: a script on one device must not keep the server busy. */
const LONGEST_PAUSE_MS = 1_000;

export interface PadSyncDeps {
  readonly database: SyncDatabase;
  readonly policy: Policy<PadActor>;
  readonly feeds: PadFeeds;
  readonly bus: LiveBus;
  readonly countRows: ReturnType<typeof createPadCounts>;
  /** See `SyncReply.epoch`. */
  readonly epoch: string;
  readonly now: () => number;
  readonly pause: (durationMs: number) => Promise<void>;
}

/**
 * `POST api/pad/sync`: a pupil's device hands in what was written and gets the rows of its room that it lacks, as
 * `viewPadRow` shows them. The same protocol as `api/sync`.
 */
export function listPadSyncRoutes(deps: PadSyncDeps): readonly Route[] {
  const { epoch, now } = deps;
  const checkRates = createRateCheck(deps);
  return [
    {
      method: "POST",
      path: "api/pad/sync",
      who: "pad",
      body: syncRequestSchema,
      async answer(c, participant) {
        const { scopes } = await readSyncRequest(c);
        await checkRates(participant, scopes);
        const parts = [BEGINNING];
        for (const asked of scopes) {
          if (parts.length > 1) parts.push(COMMA);
          parts.push(...(await answerScope(deps, participant, asked)));
        }
        parts.push(Buffer.from(`],"now":${now()},"epoch":${JSON.stringify(epoch)}}`));
        return c.body(Buffer.concat(parts), 200, { "Content-Type": "application/json" });
      },
    },
  ];
}

const BEGINNING: Uint8Array = Buffer.from('{"scopes":[');
const COMMA = Buffer.from(",");

/** A reply in parts, around rows that are bytes already: what 300 pupils get alike is encoded once. */
async function answerScope(
  deps: PadSyncDeps,
  { roomId, memberId }: PadParticipant,
  asked: ScopeRequest,
): Promise<readonly Uint8Array[]> {
  const { database, policy, feeds, bus, countRows, now } = deps;
  const { scope, ops, since } = asked;
  if (memberId === undefined || scope !== padScope(roomId)) {
    return [toBytes(toDeniedReply(asked, "wrong-scope"))];
  }
  const counts = ops.length > 0 ? await countRows(roomId) : { cards: 0, rows: 0 };
  const actor: PadActor = { type: "pupil", roomId, memberId, countRows: () => counts };
  const push = { actor, scope, ops, now: now() };
  const { results, commit } = await pushOps(database, policy, checkedPadKinds, push);
  if (commit) bus.publish(commit);
  const page = await feeds.find({ scope, since, atLeast: commit?.seq ?? 0, reader: memberId });
  if (page) {
    const { rows, seq, floor, clock } = page;
    return [
      Buffer.from(`{"scope":"${scope}","results":${JSON.stringify(results)},"rows":[`),
      ...rows,
      Buffer.from(`],"seq":${seq},"more":false,"floor":${floor},"clock":"${clock}"}`),
    ];
  }
  const view = policy.view?.bind(policy, actor);
  const reply: ScopeReply = { scope, results, ...(await pullRows(database, { ...asked, view })) };
  return [toBytes(reply)];
}

function toBytes(reply: ScopeReply): Uint8Array {
  return Buffer.from(JSON.stringify(reply));
}

function createRateCheck({ now, pause }: Pick<PadSyncDeps, "now" | "pause">) {
  const rate = (burst: number, perSecond: number) => createPadRate({ burst, perSecond, now });
  const requests = rate(REQUESTS_BURST, REQUESTS_PER_SECOND);
  const ops = rate(OPS_BURST, OPS_PER_SECOND);
  const cards = rate(CARDS_BURST, CARDS_PER_SECOND);
  const roomCards = rate(ROOM_CARDS_BURST, ROOM_CARDS_PER_SECOND);
  return async (
    { id, roomId }: Pick<PadParticipant, "id" | "roomId">,
    scopes: readonly ScopeRequest[],
  ): Promise<void> => {
    const all = scopes.flatMap((asked) => asked.ops);
    const made = all.filter(({ kind, set }) => kind === padCardKind.name && set[DEAD] === false);
    const waitMs =
      requests.take(id, 1) ||
      ops.take(id, all.length) ||
      cards.take(id, made.length) ||
      roomCards.take(roomId, made.length);
    if (waitMs === 0) return;
    await pause(Math.min(waitMs, LONGEST_PAUSE_MS));
    throw new HttpFailure(
      429,
      "TooManyRequests",
      "한꺼번에 너무 많이 보냈어요. 쓴 글은 이 기기에 있고, 곧 이어서 보내요.",
      { retryAfterSeconds: Math.ceil(waitMs / 1000) },
    );
  };
}
