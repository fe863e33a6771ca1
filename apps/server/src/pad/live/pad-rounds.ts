import { DEAD } from "@damim/sync/change.ts";
import { checkedPadKinds } from "@damim/domain/pad/checked-pad-kinds.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { type ScopeReply, type ScopeRequest } from "@damim/sync/protocol.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
import type { Policy } from "@damim/sync/server/policy.ts";
import { pullRows } from "@damim/sync/server/pull.ts";
import { pushOps } from "@damim/sync/server/push.ts";
import type { Queries } from "../../db/schema.ts";
import { isRoomSwitchedOff } from "../../session/switched-off.ts";
import { padsOff } from "../../http/stopped.ts";
import { areGuestsPaused } from "../../session/find-suspension.ts";
import type { LiveBus } from "../../live/bus/live-bus.ts";
import { toDeniedReply } from "../../sync/to-denied-reply.ts";
import type { createPadCounts } from "./pad-counts.ts";
import type { PadFeeds } from "./pad-feed.ts";
import type { PadActor } from "../pad-policy.ts";
import { createPadRate } from "../pad-rates.ts";
import { ofParticipant } from "../../session/limits.ts";
import type { PadParticipant } from "../../session/pad-participant.ts";

/** A pupil writes a card in half a minute; three a second are many hands on one device. */
const CARDS_BURST = 20;
const CARDS_PER_SECOND = 3;
/** Everything else that is written, such as moving cards about, hearts and strokes. */
const OPS_BURST = 200;
const OPS_PER_SECOND = 30;
const REQUESTS_BURST = 60;
const REQUESTS_PER_SECOND = 20;

export interface PadRoundsDeps {
  readonly database: SyncDatabase;
  readonly policy: Policy<PadActor>;
  readonly feeds: PadFeeds;
  readonly bus: LiveBus;
  readonly countRows: ReturnType<typeof createPadCounts>;
  readonly queries: Queries;
  /** See `SyncReply.epoch`. */
  readonly epoch: string;
  readonly now: () => number;
}

/** The rounds of pupils' devices: what was written goes in, the rows of the room that are lacking come out. */
export interface PadRounds {
  /** Counts a round that is not read yet. Ms that its device has to wait; 0: read it. */
  begin(participant: PadParticipant): number;
  /** Counts what is in it. Ms that its device has to wait because it sends too much; 0: answer it. */
  count(participant: PadParticipant, scopes: readonly ScopeRequest[]): number;
  /**
   * The `SyncReply` as JSON in a few pieces of bytes, one after the other: what 300 pupils get alike is encoded once,
   * and not copied for each of them.
   */
  answer(
    participant: PadParticipant,
    scopes: readonly ScopeRequest[],
  ): Promise<readonly Uint8Array[]>;
}

const BEGINNING: Uint8Array = Buffer.from('{"scopes":[');
const COMMA = Buffer.from(",");

export function createPadRounds(deps: PadRoundsDeps): PadRounds {
  const { epoch, now } = deps;
  return {
    ...createRoundCount(now),
    async answer(participant, scopes) {
      // Asked here too: the shortcut comes by no other gate.
      if (await isRoomSwitchedOff(deps.queries, participant.roomId)) throw padsOff();
      const parts = [BEGINNING];
      for (const asked of scopes) {
        if (parts.length > 1) parts.push(COMMA);
        parts.push(...(await answerScope(deps, participant, asked)));
      }
      parts.push(Buffer.from(`],"now":${now()},"epoch":${JSON.stringify(epoch)}}`));
      return parts;
    },
  };
}

/** A reply in parts, around rows that are bytes already. */
async function answerScope(
  deps: PadRoundsDeps,
  { roomId, memberId }: PadParticipant,
  asked: ScopeRequest,
): Promise<readonly Uint8Array[]> {
  const { database, policy, feeds, bus, countRows, now } = deps;
  const { scope, ops, since } = asked;
  if (memberId === undefined || scope !== padScope(roomId)) {
    return [toBytes(toDeniedReply(asked, "wrong-scope"))];
  }
  const isWriting = ops.length > 0;
  const counts = isWriting ? await countRows(roomId) : { cards: 0, rows: 0 };
  const isStopped = isWriting && (await areGuestsPaused(deps.queries, roomId, now()));
  const actor: PadActor = { type: "pupil", roomId, memberId, isStopped, countRows: () => counts };
  const push = { actor, scope, ops, now: now() };
  const { results, commit } = await pushOps(database, policy, checkedPadKinds, push);
  if (commit) bus.publish(commit);
  // The others of this commit first: then all of them find the same rows, put together once.
  await Promise.resolve();
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

function createRoundCount(now: () => number): Pick<PadRounds, "begin" | "count"> {
  const rate = (burst: number, perSecond: number) => createPadRate({ burst, perSecond, now });
  const requests = rate(REQUESTS_BURST, REQUESTS_PER_SECOND);
  const ops = rate(OPS_BURST, OPS_PER_SECOND);
  const cards = rate(CARDS_BURST, CARDS_PER_SECOND);
  return {
    begin: ({ id }) => requests.take(ofParticipant(id), 1),
    count({ id }, scopes) {
      let [written, made] = [0, 0];
      for (const asked of scopes) {
        written += asked.ops.length;
        for (const { kind, set } of asked.ops) {
          if (kind === padCardKind.name && set[DEAD] === false) made++;
        }
      }
      const who = ofParticipant(id);
      return ops.take(who, written) || cards.take(who, made);
    },
  };
}
