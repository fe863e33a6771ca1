import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";

/** Whose the files of a room are: no teacher's uid looks like this. */
export function toRoomFileOwner(roomId: PadRoomId): string {
  return `pad-${roomId}`;
}
