import type { PadMemberId } from "@damim/domain/pad/pad-member.ts";
import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { removeDatabase } from "../remove-database.ts";

const PUPIL_PREFIX = "damim-pad-";

/**
 * The database of one pupil in one room. Each member has one of their own: on a tablet that goes from hand to
 * hand, nobody's words leave under another's name.
 */
export function toPupilDatabase(roomId: PadRoomId, memberId: PadMemberId): string {
  return `${PUPIL_PREFIX}${roomId}-${memberId}`;
}

/** The database of a room on its teacher's device, which holds the real names: apart from every pupil's. */
export function toTeacherDatabase(uid: string, roomId: PadRoomId): string {
  return `${toTeacherPrefix(uid)}${roomId}`;
}

/** Where the files of a database of a room wait. */
export function toFilesDatabase(name: string): string {
  return `${name}-files`;
}

/** Takes a pupil's room off this device: when they leave, are removed, or the room is over. */
export async function wipePupilPad(roomId: PadRoomId, memberId: PadMemberId): Promise<void> {
  const name = toPupilDatabase(roomId, memberId);
  await Promise.all([name, toFilesDatabase(name)].map(removeDatabase));
}

/** Takes every pupil's room off this device but the one that is open: the tablet goes to the next lesson. */
export async function wipeOtherPupilPads(kept?: {
  readonly roomId: PadRoomId;
  readonly memberId: PadMemberId;
}): Promise<void> {
  const stays = kept && toPupilDatabase(kept.roomId, kept.memberId);
  const names = await listDatabases(PUPIL_PREFIX);
  const others = names.filter((name) => stays === undefined || !name.startsWith(stays));
  await Promise.all(others.map(removeDatabase));
}

/** The databases of a teacher's rooms, for the sign-out. */
export function listTeacherPads(uid: string): Promise<readonly string[]> {
  return listDatabases(toTeacherPrefix(uid));
}

function toTeacherPrefix(uid: string): string {
  return `damim-${uid}-pad-`;
}

async function listDatabases(prefix: string): Promise<readonly string[]> {
  try {
    const databases = await indexedDB.databases();
    return databases.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
  } catch {
    // Refused, or an old browser that does not tell: what was opened is wiped by its own name.
    return [];
  }
}
