import { toShownName } from "@damim/domain/pad/complete-pad-op.ts";
import type { PadClaim, PadMember } from "@damim/domain/pad/room/pad-member.ts";
import { padClaimKind, readsLikeTeacher } from "@damim/domain/pad/room/pad-member.ts";
import { PAD_ROOM_ROW, type PadRoom, padRoomKind } from "@damim/domain/pad/room/pad-room.ts";
import { type Fields, toPlainData } from "@damim/sync/kind.ts";
import type { PadParticipantRow } from "../../db/pad-tables.ts";
import type { Queries } from "../../db/schema.ts";
import { HttpFailure } from "../../http/http-failure.ts";
import type { ScopeDraft } from "../../sync/scope-writer.ts";
import { createUuidV7 } from "../../base/uuid-v7.ts";
import { drawAlias } from "./draw-alias.ts";
import type { PadDeps } from "../pad-deps.ts";
import {
  nicknameOfTeacher,
  nicknameTaken,
  notInRoom,
  otherEntry,
  placeUnknown,
  roomFull,
} from "../pad-failures.ts";
import { isTaken, listPlaces, type PadPlace, writeMember } from "../pad-places.ts";
import type { PadRoomFacts } from "../pad-room-facts.ts";
import { toTypedName } from "../pad-secrets.ts";

/** Which place somebody wants. */
export type PadWish = { readonly number: number } | { readonly nickname: string };

/** Where a device stands now, and at which place. */
export interface Claimed {
  readonly row: PadParticipantRow;
  readonly member: PadMember;
}

const MOST_PLACES = 1_000;

/** The places of a room while several devices take some, one after the other, within one transaction. */
export interface ClaimBook {
  /**
   * First come holds the place, whoever wants it too waits for the teacher (`conflict`), and where joins are approved
   * everybody waits (`join`). Whoever waits may choose another place; whoever is in stays there. A refusal changes
   * nothing.
   */
  take(participantId: string, wish: PadWish): Promise<Claimed | { readonly error: HttpFailure }>;
  save(): Promise<void>;
}

export async function createClaimBook(
  context: Pick<PadDeps, "now" | "chance"> & {
    readonly draft: ScopeDraft;
    readonly queries: Queries;
    readonly room: PadRoomFacts;
    /** Of the participants who will ask. */
    readonly ids: readonly string[];
  },
): Promise<ClaimBook> {
  const { draft, queries, now, chance } = context;
  const { id: roomId } = context.room;
  const room = toRoom(await draft.find(padRoomKind.name, PAD_ROOM_ROW));
  const rows = await queries
    .selectFrom("pad_participants")
    .selectAll()
    .where("id", "in", context.ids)
    .execute();
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const moved = new Map<string, PadParticipantRow>();
  const placeById = new Map<string, PadPlace>();
  const idByNumber = new Map<number, string>();
  const idByName = new Map<string, string>();
  const aliases = new Set<string>();
  const about = { roomId, board: room.board, now: now() };
  for (const place of await listPlaces(draft, queries, about)) addPlace(place);

  function addPlace(place: PadPlace): void {
    const { number, name, alias } = place.member;
    placeById.set(place.id, place);
    if (number) idByNumber.set(number, place.id);
    else idByName.set(toTypedName(name), place.id);
    aliases.add(alias);
  }

  function findTile(number: number): PadPlace {
    if (room.entry !== "tiles") throw otherEntry();
    const place = placeById.get(idByNumber.get(number) ?? "");
    if (!place) throw placeUnknown();
    return place;
  }

  /** A nickname is one place: whoever left it may come back to it, but nobody else has it meanwhile. */
  async function findOrMakePlace(me: PadParticipantRow, nickname: string): Promise<PadPlace> {
    if (room.entry !== "nickname") throw otherEntry();
    const same = placeById.get(idByName.get(toTypedName(nickname)) ?? "");
    if (same && isTaken(same) && me.member_id !== same.id) throw nicknameTaken();
    if (same) return same;
    if (readsLikeTeacher(nickname)) throw nicknameOfTeacher();
    if (placeById.size >= MOST_PLACES) throw roomFull();
    const id = createUuidV7(now());
    const alias = drawAlias(aliases, chance);
    const shownName = toShownName(room.names, { name: nickname, alias });
    const member: PadMember = { name: nickname, alias, shownName, state: "free" };
    await writeMember(draft, id, member);
    const place = { id, member, holders: [], waiting: [], hasAnswered: false };
    addPlace(place);
    return place;
  }

  async function seat(me: PadParticipantRow, wanted: PadPlace): Promise<Claimed> {
    await leavePlace(me);
    const place = placeById.get(wanted.id) ?? wanted;
    const isHeld = place.hasAnswered || place.holders.length + place.waiting.length > 0;
    // Who was removed comes back only with the teacher's word.
    const isBanned = place.member.state === "removed";
    const state = isHeld || isBanned || room.approvesJoins === true ? "waiting" : "in";
    const row: PadParticipantRow = { ...me, state, member_id: place.id };
    rowById.set(row.id, row);
    moved.set(row.id, row);
    const list = state === "in" ? "holders" : "waiting";
    placeById.set(place.id, { ...place, [list]: [...place[list], row] });
    if (state === "in") await writeMember(draft, place.id, { state: "in", joinedAt: now() });
    else await ask(row, place, isHeld);
    return { row, member: place.member };
  }

  /** What was asked for before is not wanted any more. */
  async function leavePlace(me: PadParticipantRow): Promise<void> {
    if (me.state !== "waiting") return;
    await draft.remove(padClaimKind.name, me.id);
    const place = placeById.get(me.member_id ?? "");
    if (!place) return;
    const left = { ...place, waiting: place.waiting.filter(({ id }) => id !== me.id) };
    placeById.set(place.id, left);
    if (!isTaken(left)) await writeMember(draft, place.id, { state: "free" });
  }

  async function ask(me: PadParticipantRow, place: PadPlace, isHeld: boolean): Promise<void> {
    const claim: PadClaim = {
      member: place.id,
      type: isHeld ? "conflict" : "join",
      askedAt: now(),
      device: me.device ?? "",
    };
    await draft.write(padClaimKind.name, me.id, { ...claim });
    if (!isHeld && place.member.state !== "removed") {
      await writeMember(draft, place.id, { state: "waiting" });
    }
  }

  return {
    async take(participantId, wish) {
      try {
        const me = rowById.get(participantId);
        if (!me || me.state === "removed") throw notInRoom();
        const held = placeById.get(me.member_id ?? "");
        if (me.state === "in" && held) return { row: me, member: held.member };
        const place =
          "number" in wish ? findTile(wish.number) : await findOrMakePlace(me, wish.nickname);
        return await seat(me, place);
      } catch (error) {
        if (error instanceof HttpFailure) return { error };
        throw error;
      }
    },
    async save() {
      if (moved.size === 0) return;
      await queries
        .insertInto("pad_participants")
        .values([...moved.values()])
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet((set) => ({
            state: set.ref("excluded.state"),
            member_id: set.ref("excluded.member_id"),
          })),
        )
        .execute();
    },
  };
}

function toRoom(data: Fields | undefined): PadRoom {
  if (!data) throw notInRoom();
  // Was checked by its schema when it was written.
  return toPlainData(data) as unknown as PadRoom;
}
