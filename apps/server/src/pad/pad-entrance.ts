import type { PadEntrance, PadMe } from "@damim/domain/pad/pad-entrance.ts";
import { padMemberKind } from "@damim/domain/pad/pad-member.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Queries } from "../db/schema.ts";
import type { ScopeDraft } from "../sync/scope-writer.ts";
import { notInRoom } from "./pad-failures.ts";
import { isTaken, listPlaces, type PadPlace, toMember } from "./pad-places.ts";
import type { PadRoomFacts } from "./pad-room-facts.ts";
import type { PadParticipant, PadVisit } from "./participant.ts";

/** What a visitor is told: where they stand, and while they choose, which numbers there are. Nobody's name. */
export async function readEntrance(
  queries: Queries,
  { participant, room }: PadVisit,
  now: number,
): Promise<PadEntrance> {
  if (participant.state === "closed") return toEntrance(room, "closed");
  const reader = createReader(queries, room.id);
  if (participant.state === "choosing") {
    const places = await listPlaces(reader, queries, { roomId: room.id, now });
    return { ...toEntrance(room, "choosing"), tiles: toTiles(room, places) };
  }
  const { memberId, state } = participant;
  const data = memberId && (await findMember(queries, room.id, memberId));
  if (!data) throw notInRoom();
  return { ...toEntrance(room, state), me: toMe(participant, toMember(data)) };
}

/** Where somebody stands, without numbers and names. */
export function toEntrance(room: PadRoomFacts, state: PadEntrance["state"]): PadEntrance {
  return { roomId: room.id, roomName: room.name, state, entry: room.room.entry, tiles: [] };
}

function toMe(
  participant: PadParticipant,
  { name, number }: { readonly name: string; readonly number?: number | null },
): PadMe {
  const { id: participantId, memberId = "", state } = participant;
  // Whoever only asks for a number does not learn whose it is.
  const isTold = state === "in" || !number;
  const told = isTold ? name : `${number}번`;
  return { memberId, participantId, name: told, ...(number ? { number } : {}) };
}

function toTiles(room: PadRoomFacts, places: readonly PadPlace[]): PadEntrance["tiles"] {
  if (room.room.entry !== "tiles") return [];
  return places
    .flatMap((place) => {
      const { number } = place.member;
      return number ? [{ number, isTaken: isTaken(place) }] : [];
    })
    .sort((a, b) => a.number - b.number);
}

function createReader(queries: Queries, roomId: string): Pick<ScopeDraft, "list"> {
  return {
    async list(kind) {
      const rows = await queries
        .selectFrom("rows")
        .select(["id", "data"])
        .where("scope", "=", padScope(roomId))
        .where("kind", "=", kind)
        .where("dead_at", "is", null)
        .execute();
      return rows.map(({ id, data }) => ({ id, data: JSON.parse(data) as Fields }));
    },
  };
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
