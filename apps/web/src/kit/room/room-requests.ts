import type { PadMemberId } from "@damim/domain/pad/room/pad-member.ts";
import type { PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { ok } from "@damim/domain/base/result.ts";
import {
  sayTrouble,
  type ServerAnswer,
  type ServerTrouble,
} from "../../data/server/ask-wordless.ts";
import { askServer } from "../../data/server/ask-server.ts";

/** What a teacher reads where a room was not opened, changed or removed. */
export function sayRoomTrouble(trouble: ServerTrouble): string {
  return sayTrouble(
    trouble,
    "서버에 연결하지 못했어요. 쓴 내용은 그대로 있어요. 인터넷이 연결되면 다시 눌러 주세요.",
  );
}

/** What a teacher asks for; `POST api/pad/rooms` fills in what is left out. */
export interface RoomWish {
  readonly roomName: string;
  readonly password?: string;
  readonly room: Omit<PadRoom, "title" | "endsAt"> & {
    readonly title?: string;
    readonly endsAt?: number;
  };
  readonly members: readonly {
    readonly studentId: string;
    readonly number: number;
    readonly name: string;
  }[];
  readonly copyOf?: PadRoomId;
  readonly isHttpsOnly?: boolean;
}

export type PeopleDecision = "letIn" | "refuse" | "handOver" | "remove";

/** The teacher's own rooms, the youngest first. */
export async function fetchRooms(): ServerAnswer<readonly PadRoomEntry[]> {
  const answer = await askServer<{ readonly rooms: readonly PadRoomEntry[] }>("GET", "pad/rooms");
  return answer.ok ? ok(answer.value.rooms) : answer;
}

export function fetchRoom(roomId: PadRoomId): ServerAnswer<PadRoomEntry> {
  return askServer("GET", toPath(roomId));
}

export function createRoom(wish: RoomWish): ServerAnswer<PadRoomEntry> {
  return askServer("POST", "pad/rooms", wish);
}

/** A new code to say aloud, in place of the one before; good until the end of the day. */
export function giveCode(roomId: PadRoomId): ServerAnswer<PadRoomEntry> {
  return askServer("POST", `${toPath(roomId)}/code`, {});
}

export function closeRoom(roomId: PadRoomId): ServerAnswer<PadRoomEntry> {
  return askServer("POST", `${toPath(roomId)}/close`, {});
}

export function reopenRoom(roomId: PadRoomId): ServerAnswer<PadRoomEntry> {
  return askServer("POST", `${toPath(roomId)}/reopen`, {});
}

export function changeRoom(
  roomId: PadRoomId,
  change: { readonly isHttpsOnly?: boolean; readonly endsAt?: number },
): ServerAnswer<PadRoomEntry> {
  return askServer("POST", `${toPath(roomId)}/settings`, change);
}

/** For good, with every card in it. */
export function removeRoom(roomId: PadRoomId): ServerAnswer<object> {
  return askServer("DELETE", toPath(roomId));
}

/** Decides about one device that waits, or about a place with every device that holds it. */
export function decideAbout(
  roomId: PadRoomId,
  who: { readonly participant: string } | { readonly member: PadMemberId },
  decision: PeopleDecision,
): ServerAnswer<object> {
  return askServer("POST", `${toPath(roomId)}/people`, { ...who, decision });
}

function toPath(roomId: PadRoomId): string {
  return `pad/rooms/${encodeURIComponent(roomId)}`;
}
