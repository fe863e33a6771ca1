import type { PadEntrance, PadMe } from "@damim/domain/pad/pad-entrance.ts";
import { type PadMember, padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Queries } from "../../db/schema.ts";
import { notInRoom } from "../pad-failures.ts";
import { toMember } from "../pad-places.ts";
import type { PadRoomFacts } from "../pad-room-facts.ts";
import type { PadTiles } from "../pad-tiles.ts";
import type { PadVisit } from "../participant.ts";

/** What a visitor is told: where they stand, and until they are in, which numbers there are. Nobody's name. */
export async function readEntrance(
  { queries, tiles }: { readonly queries: Queries; readonly tiles: PadTiles },
  { participant, room, member }: PadVisit,
): Promise<PadEntrance> {
  if (participant.state === "closed") return toEntrance(room, "closed");
  const { memberId, state } = participant;
  const isAsked = (state === "choosing" || state === "waiting") && room.room.entry === "tiles";
  const offered = { tiles: isAsked ? await tiles.read(room) : [] };
  if (state === "choosing") return { ...toEntrance(room, state), ...offered };
  if (member) return { ...toOwnEntrance({ participant, room }, member), ...offered };
  const data = memberId && (await findMember(queries, room.id, memberId));
  if (!data) throw notInRoom();
  return { ...toOwnEntrance({ participant, room }, toMember(data)), ...offered };
}

/** Of somebody who holds a place or waits for it. */
export function toOwnEntrance(
  { participant, room }: PadVisit,
  member: Pick<PadMember, "name" | "number">,
): PadEntrance {
  return { ...toEntrance(room, participant.state), me: toMe({ participant, room }, member) };
}

/** Where somebody stands, without numbers and names. */
export function toEntrance(room: PadRoomFacts, state: PadEntrance["state"]): PadEntrance {
  const { board, entry, title } = room.room;
  const isSurvey = board === "survey";
  return {
    roomId: room.id,
    // Pupils read what it is called; its name was cut to fit an address.
    roomName: isSurvey ? title : room.name,
    state,
    entry,
    ...(isSurvey && { isSurvey }),
    tiles: [],
  };
}

function toMe(
  { participant, room }: PadVisit,
  { name, number }: Pick<PadMember, "name" | "number">,
): PadMe {
  const { id: participantId, memberId = "", state } = participant;
  // Whoever only asks for a number does not learn whose it is, nor somebody of another family.
  const isTold = !number || (state === "in" && !room.room.hidesOwnName);
  const told = isTold ? name : `${number}번`;
  return { memberId, participantId, name: told, ...(number ? { number } : {}) };
}

async function findMember(
  queries: Queries,
  roomId: string,
  memberId: string,
): Promise<Fields | undefined> {
  const row = await queries
    .selectFrom("rows")
    .select("data")
    .where("scope", "=", padScope(roomId))
    .where("kind", "=", padMemberKind.name)
    .where("id", "=", memberId)
    .where("dead_at", "is", null)
    .executeTakeFirst();
  return row && (JSON.parse(row.data) as Fields);
}
