import {
  padClaimKind,
  type PadMemberId,
  padMemberKind,
} from "@damim/domain/pad/room/pad-member.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import * as v from "valibot";
import type { PadParticipantRow } from "../db/pad-tables.ts";
import type { Queries } from "../db/schema.ts";
import { HttpFailure } from "../http/http-failure.ts";
import type { ScopeDraft } from "../sync/scope-writer.ts";
import type { PadDeps } from "./pad-deps.ts";
import { freePlace, writeMember } from "./pad-places.ts";

/**
 * What a teacher decides about one device, or about a place with all devices that hold it. `letIn` whoever waits
 * (and a removed place may be taken again) · `refuse` whoever waits, who chooses anew · `handOver` the place to the
 * one who waits, and its former holder chooses anew · `remove` for good: cookie and re-entry token are dead.
 */
export type PadDecision = (typeof DECISIONS)[number];
const DECISIONS = ["letIn", "refuse", "handOver", "remove"] as const;

export interface PadPeopleWish {
  readonly participant?: string;
  readonly member?: PadMemberId;
  readonly decision: PadDecision;
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const padPeopleSchema: v.GenericSchema<unknown, PadPeopleWish> = v.union([
  v.object({ participant: id, decision: v.picklist(DECISIONS) }),
  v.object({ member: id, decision: v.picklist(DECISIONS) }),
]);

interface Room {
  readonly draft: ScopeDraft;
  readonly queries: Queries;
  readonly roomId: PadRoomId;
  readonly now: () => number;
}

/** Carries a decision out in one transaction; every process hears of those whom it concerns. */
export async function decideAboutPeople(
  deps: PadDeps,
  roomId: PadRoomId,
  { participant, member, decision }: PadPeopleWish,
): Promise<void> {
  const { now } = deps;
  const concerned = await deps.writeScope(padScope(roomId), async (draft, queries) => {
    const room: Room = { draft, queries, roomId, now };
    const found = await listConcerned(room, { participant, member });
    const memberId = member ?? found[0]?.member_id ?? undefined;
    switch (decision) {
      case "letIn":
        return letIn(room, found, memberId);
      case "refuse":
        return refuse(room, found);
      case "handOver":
        return handOver(room, found);
      case "remove":
        return remove(room, found, memberId);
    }
  });
  for (const { id: participantId } of concerned) deps.announce(participantId);
}

async function listConcerned(
  { queries, roomId, now }: Room,
  who: { readonly participant: string | undefined; readonly member: PadMemberId | undefined },
): Promise<readonly PadParticipantRow[]> {
  const found = await queries
    .selectFrom("pad_participants")
    .selectAll()
    .where("room_id", "=", roomId)
    .where("expires_at", ">", now())
    .where("state", "!=", "removed")
    .where((where) =>
      who.participant === undefined
        ? where("member_id", "=", who.member ?? "")
        : where("id", "=", who.participant),
    )
    .orderBy("id")
    .execute();
  if (who.participant === undefined || found.length > 0) return found;
  throw new HttpFailure(
    404,
    "PadParticipantUnknown",
    "그 기기는 이미 방에서 나갔어요. 목록을 다시 확인해 주세요.",
  );
}

async function letIn(
  room: Room,
  found: readonly PadParticipantRow[],
  memberId: PadMemberId | undefined,
): Promise<readonly PadParticipantRow[]> {
  const waiting = found.filter(({ state }) => state === "waiting");
  for (const { id: participantId } of waiting) {
    await room.draft.remove(padClaimKind.name, participantId);
    await moveTo(room, participantId, { state: "in" });
  }
  if (memberId === undefined) return waiting;
  if (waiting.length > 0) {
    await writeMember(room.draft, memberId, { state: "in", joinedAt: room.now() });
  } else if (found.length === 0 && (await hasMember(room, memberId))) {
    await writeMember(room.draft, memberId, { state: "free" });
  }
  return waiting;
}

async function refuse(
  room: Room,
  found: readonly PadParticipantRow[],
): Promise<readonly PadParticipantRow[]> {
  const waiting = found.filter(({ state }) => state === "waiting");
  for (const participant of waiting) await sendBack(room, participant);
  return waiting;
}

async function handOver(
  room: Room,
  found: readonly PadParticipantRow[],
): Promise<readonly PadParticipantRow[]> {
  const next = found.find(({ state }) => state === "waiting");
  if (!next?.member_id) return [];
  const holders = await room.queries
    .selectFrom("pad_participants")
    .selectAll()
    .where("room_id", "=", room.roomId)
    .where("member_id", "=", next.member_id)
    .where("state", "=", "in")
    .execute();
  for (const holder of holders)
    await moveTo(room, holder.id, { state: "choosing", member_id: null });
  await room.draft.remove(padClaimKind.name, next.id);
  await moveTo(room, next.id, { state: "in" });
  await writeMember(room.draft, next.member_id, { state: "in", joinedAt: room.now() });
  return [...holders, next];
}

async function remove(
  room: Room,
  found: readonly PadParticipantRow[],
  memberId: PadMemberId | undefined,
): Promise<readonly PadParticipantRow[]> {
  for (const participant of found) {
    await room.draft.remove(padClaimKind.name, participant.id);
    await moveTo(room, participant.id, { state: "removed" });
  }
  const isHolder = found.length === 0 || found.some(({ state }) => state === "in");
  if (memberId && isHolder && (await hasMember(room, memberId))) {
    await writeMember(room.draft, memberId, { state: "removed" });
  } else {
    await freePlace(room.draft, room.queries, toPlaceOf(room, memberId));
  }
  return found;
}

/** Chooses anew; what was only waited for is free again. */
async function sendBack(room: Room, participant: PadParticipantRow): Promise<void> {
  await room.draft.remove(padClaimKind.name, participant.id);
  await moveTo(room, participant.id, { state: "choosing", member_id: null });
  await freePlace(room.draft, room.queries, toPlaceOf(room, participant.member_id));
}

function toPlaceOf({ roomId, now }: Room, memberId: PadMemberId | null | undefined) {
  return { roomId, memberId, now: now() };
}

async function moveTo(
  { queries }: Room,
  participantId: string,
  change: Partial<Pick<PadParticipantRow, "state" | "member_id">>,
): Promise<void> {
  await queries
    .updateTable("pad_participants")
    .set(change)
    .where("id", "=", participantId)
    .execute();
}

async function hasMember({ draft }: Room, memberId: PadMemberId): Promise<boolean> {
  return (await draft.find(padMemberKind.name, memberId)) !== undefined;
}
