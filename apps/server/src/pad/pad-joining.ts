import { toShownName } from "@damim/domain/pad/complete-pad-op.ts";
import type { PadClaim, PadMember } from "@damim/domain/pad/pad-member.ts";
import {
  LONGEST_NICKNAME,
  padClaimKind,
  type PadMemberId,
  padMemberKind,
} from "@damim/domain/pad/pad-member.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { LARGEST_STUDENT_NUMBER } from "@damim/domain/roster/student.ts";
import * as v from "valibot";
import type { PadParticipantRow, Queries } from "../db/schema.ts";
import type { ScopeDraft } from "../sync/scope-writer.ts";
import { createUuidV7 } from "../uuid-v7.ts";
import type { PadDeps } from "./pad-deps.ts";
import { nicknameTaken, notInRoom, otherEntry, placeUnknown, roomFull } from "./pad-failures.ts";
import { drawAlias } from "./draw-alias.ts";
import { isTaken, listPlaces, type PadPlace } from "./pad-places.ts";
import type { PadRoomFacts } from "./pad-room-facts.ts";
import { toTypedName } from "./pad-secrets.ts";
import type { PadVisit } from "./participant.ts";

const MOST_PLACES = 1_000;

const nicknameSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .normalize("NFC")
      .replace(/[\p{C}\s]+/gu, " ")
      .trim(),
  ),
  v.minLength(1),
  v.maxLength(LONGEST_NICKNAME),
);

/** Which place somebody wants. */
export type PadWish = { readonly number: number } | { readonly nickname: string };

export const padWishSchema: v.GenericSchema<unknown, PadWish> = v.union([
  v.object({
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_STUDENT_NUMBER)),
  }),
  v.object({ nickname: nicknameSchema }),
]);

/**
 * A device takes a place: first come holds it, whoever wants it too waits for the teacher (`conflict`), and where
 * joins are approved everybody waits (`join`). Whoever waits may choose another place; whoever is in stays.
 */
export async function claimPlace(
  deps: PadDeps,
  { participant, room }: PadVisit,
  wish: PadWish,
): Promise<void> {
  await deps.writeScope(padScope(room.id), async (draft, queries) => {
    const me = await findParticipant(queries, participant.id);
    if (me.state === "in") return;
    await withdraw(draft, me);
    const places = await listPlaces(draft, queries, { roomId: room.id, now: deps.now() });
    const others = places.map((place) => without(place, me.id));
    const place =
      "number" in wish
        ? findTile(room, others, wish.number)
        : await findOrMakePlace(deps, draft, { room, places: others, nickname: wish.nickname });
    await take(deps, { draft, queries }, { me, room, place });
  });
  deps.announce(participant.id);
}

/** The device gives up what it held and is nobody any more. */
export async function leaveRoom(deps: PadDeps, { participant, room }: PadVisit): Promise<void> {
  await deps.writeScope(padScope(room.id), async (draft, queries) => {
    await draft.remove(padClaimKind.name, participant.id);
    await queries.deleteFrom("pad_participants").where("id", "=", participant.id).execute();
    await freePlace(draft, queries, { roomId: room.id, memberId: participant.memberId, ...deps });
  });
  deps.announce(participant.id);
}

/** A place that no device holds or waits for any more is free again. */
export async function freePlace(
  draft: ScopeDraft,
  queries: Queries,
  about: {
    readonly roomId: string;
    readonly memberId: PadMemberId | null | undefined;
    readonly now: () => number;
  },
): Promise<void> {
  const places = await listPlaces(draft, queries, { roomId: about.roomId, now: about.now() });
  const place = places.find(({ id }) => id === about.memberId);
  if (!place || isTaken(place)) return;
  await writeMember(draft, place.id, { state: "free" });
}

/** Field by field, so that what a teacher writes at the same time stays. */
export async function writeMember(
  draft: ScopeDraft,
  id: PadMemberId,
  set: Partial<PadMember>,
): Promise<void> {
  await draft.write(padMemberKind.name, id, { ...set });
}

async function findParticipant(queries: Queries, id: string): Promise<PadParticipantRow> {
  const row = await queries
    .selectFrom("pad_participants")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || row.state === "removed") throw notInRoom();
  return row;
}

/** What was asked for before is not wanted any more. */
async function withdraw(draft: ScopeDraft, me: PadParticipantRow): Promise<void> {
  if (me.state === "waiting") await draft.remove(padClaimKind.name, me.id);
}

function without(place: PadPlace, participantId: string): PadPlace {
  const waiting = place.waiting.filter(({ id }) => id !== participantId);
  return { ...place, waiting };
}

function findTile(room: PadRoomFacts, places: readonly PadPlace[], number: number): PadPlace {
  if (room.room.entry !== "tiles") throw otherEntry();
  const place = places.find(({ member }) => member.number === number);
  if (!place) throw placeUnknown();
  return place;
}

/** A nickname is one place: whoever left it may come back to it, but nobody else has it meanwhile. */
async function findOrMakePlace(
  { now, chance }: PadDeps,
  draft: ScopeDraft,
  wish: {
    readonly room: PadRoomFacts;
    readonly places: readonly PadPlace[];
    readonly nickname: string;
  },
): Promise<PadPlace> {
  const { room, places, nickname } = wish;
  if (room.room.entry !== "nickname") throw otherEntry();
  const same = places.find(({ member }) => toTypedName(member.name) === toTypedName(nickname));
  if (same && isTaken(same)) throw nicknameTaken();
  if (same) return same;
  if (places.length >= MOST_PLACES) throw roomFull();
  const id = createUuidV7(now());
  const alias = drawAlias(new Set(places.map(({ member }) => member.alias)), chance);
  const member: PadMember = {
    name: nickname,
    alias,
    shownName: toShownName(room.room.names, { name: nickname, alias }),
    state: "free",
  };
  await writeMember(draft, id, member);
  return { id, member, holders: [], waiting: [] };
}

async function take(
  deps: PadDeps,
  { draft, queries }: { readonly draft: ScopeDraft; readonly queries: Queries },
  wanted: {
    readonly me: PadParticipantRow;
    readonly room: PadRoomFacts;
    readonly place: PadPlace;
  },
): Promise<void> {
  const { me, room, place } = wanted;
  const isHeld = place.holders.length + place.waiting.length > 0;
  // Who was removed comes back only with the teacher's word.
  const mustAsk = room.room.approvesJoins === true || place.member.state === "removed";
  const state = isHeld || mustAsk ? "waiting" : "in";
  await queries
    .updateTable("pad_participants")
    .set({ state, member_id: place.id })
    .where("id", "=", me.id)
    .execute();
  if (state === "in") {
    return writeMember(draft, place.id, { state: "in", joinedAt: deps.now() });
  }
  const claim: PadClaim = {
    member: place.id,
    type: isHeld ? "conflict" : "join",
    askedAt: deps.now(),
    device: me.device ?? "",
  };
  await draft.write(padClaimKind.name, me.id, { ...claim });
  if (!isHeld && place.member.state !== "removed") {
    await writeMember(draft, place.id, { state: "waiting" });
  }
}
