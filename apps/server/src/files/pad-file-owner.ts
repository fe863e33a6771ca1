import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";

const PREFIX = "pad-";

/** Whose the files of a room are: no teacher's uid looks like this. */
export function toRoomFileOwner(roomId: PadRoomId): string {
  return PREFIX + roomId;
}

export function findRoomOfFiles(ownerId: string): PadRoomId | undefined {
  return ownerId.startsWith(PREFIX) ? ownerId.slice(PREFIX.length) : undefined;
}
