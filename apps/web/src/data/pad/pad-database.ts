import type { PadMemberId } from "@damim/domain/pad/room/pad-member.ts";
import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { listDatabases, removeDatabase } from "../opening/remove-database.ts";
import { forgetDraft, toDraftsDatabase } from "./draft-places.ts";

const PUPIL_PREFIX = "damim-pad-";

/**
 * The database of one pupil in one room. Each member has one of their own: on a tablet that goes from hand to
 * hand, nobody's words leave under another's name.
 */
export function toPupilDatabase(roomId: PadRoomId, memberId: PadMemberId): string {
  return `${PUPIL_PREFIX}${roomId}-${memberId}`;
}

/** Where the files of a database of a room wait. */
export function toFilesDatabase(name: string): string {
  return `${name}-files`;
}

/** Takes a pupil's room off this device: when they leave, are removed, or the room is over. */
export async function wipePupilPad(roomId: PadRoomId, memberId: PadMemberId): Promise<void> {
  const name = toPupilDatabase(roomId, memberId);
  forgetDraft(name);
  const names = [name, toFilesDatabase(name), toDraftsDatabase(name)];
  await Promise.all(names.map(removeDatabase));
}

/** Takes every pupil's room off this device but the one that is open: the tablet goes to the next lesson. */
export async function wipeOtherPupilPads(kept?: {
  readonly roomId: PadRoomId;
  readonly memberId: PadMemberId;
}): Promise<void> {
  const stays = kept && toPupilDatabase(kept.roomId, kept.memberId);
  const names = await listDatabases(PUPIL_PREFIX);
  const others = names.filter((name) => stays === undefined || !name.startsWith(stays));
  for (const name of others) forgetDraft(name);
  await Promise.all(others.map(removeDatabase));
}
