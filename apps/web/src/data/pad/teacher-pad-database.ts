import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { listDatabases } from "../remove-database.ts";

/** The database of a room on its teacher's device, which holds the real names: apart from every pupil's. */
export function toTeacherDatabase(uid: string, roomId: PadRoomId): string {
  return `${toPrefix(uid)}${roomId}`;
}

/** The databases of a teacher's rooms, for the sign-out. */
export function listTeacherPads(uid: string): Promise<readonly string[]> {
  return listDatabases(toPrefix(uid));
}

function toPrefix(uid: string): string {
  return `damim-${uid}-pad-`;
}
