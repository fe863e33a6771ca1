import { DEAD } from "@damim/sync/change.ts";
import { completePadOp, listFollowingChanges } from "@damim/domain/pad/complete-pad-op.ts";
import { decidePadWrite } from "@damim/domain/pad/decide-pad-write.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import {
  padMemberKind,
  type PadMember,
  type PadMemberId,
} from "@damim/domain/pad/room/pad-member.ts";
import { padCommentKind, padHeartKind, padVoteKind } from "@damim/domain/pad/card/pad-reaction.ts";
import { PAD_ROOM_ROW, padRoomKind, type PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import { padScope, parsePadScope, type PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import type { PadSurroundings, PadWriter } from "@damim/domain/pad/pad-write.ts";
import type { Policy, ScopedOp, ScopeFacts } from "@damim/sync/server/policy.ts";
import type { PadAudience } from "./pad-audience.ts";

/** Who pushes to a room or pulls from it, with what was looked up before the transaction. */
export type PadActor =
  | {
      readonly type: "teacher";
      /** Those of the asked rooms that are this teacher's. */
      readonly rooms: ReadonlySet<PadRoomId>;
      readonly countRows: CountRows;
    }
  | {
      readonly type: "pupil";
      readonly roomId: PadRoomId;
      readonly memberId: PadMemberId;
      /** Nothing new comes in: see `http/stopped.ts`. */
      readonly isStopped: boolean;
      readonly countRows: CountRows;
    };

/** Living rows of a room, to a few seconds. */
export type CountRows = (roomId: PadRoomId) => PadSurroundings["counts"];

/** The rules of a pad room (`packages/domain/src/pad`) in the shape that sync asks for. */
export function createPadPolicy(audience: PadAudience): Policy<PadActor> {
  const canRead: Policy<PadActor>["canRead"] = (actor, scope) => {
    if (actor.type === "pupil") return scope === padScope(actor.roomId);
    return actor.rooms.has(parsePadScope(scope) ?? "");
  };
  return {
    canRead,
    listContext(actor, op) {
      const keys = [{ kind: padRoomKind.name, id: PAD_ROOM_ROW }];
      if (actor.type === "pupil") keys.push({ kind: padMemberKind.name, id: actor.memberId });
      const card = findCardOf(op);
      if (card !== undefined) keys.push({ kind: padCardKind.name, id: card });
      const isOfNames = op.kind === padRoomKind.name && ("names" in op.set || DEAD in op.set);
      return isOfNames ? { keys, kinds: [padMemberKind.name] } : { keys };
    },
    complete(actor, op, met, facts) {
      const writer = toWriter(actor, op);
      return completePadOp(writer, { ...op, ...met }, { room: findRoom(facts), now: facts.now });
    },
    canWrite(actor, op, before, after, facts) {
      if (!canRead(actor, op.scope)) return { type: "denied", detail: "wrong-scope" };
      if (actor.type === "pupil" && actor.isStopped) return { type: "denied", detail: "stopped" };
      const { kind, id } = op;
      const { grave } = facts;
      const detail = decidePadWrite(
        toWriter(actor, op),
        { kind, id, before, after, grave },
        {
          room: findRoom(facts),
          member: actor.type === "pupil" ? findMember(facts, actor.memberId) : undefined,
          find: facts.find,
          counts: actor.countRows(parsePadScope(op.scope) ?? ""),
          now: facts.now,
        },
      );
      return detail && { type: "denied", detail };
    },
    follow: ({ kind, id }, { after }, facts) =>
      listFollowingChanges(
        { kind, id, after },
        { room: findRoom(facts), listMembers: () => facts.list(padMemberKind.name) },
      ),
    view: (actor, row) => (actor.type === "pupil" ? audience.view(row, actor.memberId) : row),
  };
}

/** What a teacher's device tells a restored server is taken as it was (docs/decisions/0029-pad-room-core.md). */
function toWriter(actor: PadActor, op: ScopedOp): PadWriter {
  if (actor.type === "pupil") return { type: "pupil", memberId: actor.memberId };
  return op.stamps ? { type: "server" } : { type: "teacher" };
}

function findCardOf({ kind, id, set }: ScopedOp): string | undefined {
  if (kind === padHeartKind.name || kind === padVoteKind.name) return id.split("~", 1)[0];
  const { card } = set;
  return kind === padCommentKind.name && typeof card === "string" ? card : undefined;
}

// Rows of these kinds were checked by their schema when they were written.
function findRoom(facts: ScopeFacts): PadRoom | undefined {
  return facts.find(padRoomKind.name, PAD_ROOM_ROW) as PadRoom | undefined;
}

function findMember(facts: ScopeFacts, memberId: PadMemberId): PadMember | undefined {
  return facts.find(padMemberKind.name, memberId) as PadMember | undefined;
}
