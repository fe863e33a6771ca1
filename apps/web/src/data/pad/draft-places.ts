import { removeText } from "../../platform/device-texts.ts";

/** Takes a room's half-written card off the device; its picture goes with the room's databases. */
export function forgetDraft(roomDatabase: string): void {
  removeText(toDraftKey(roomDatabase));
}

/** The name of the database in which the picture lies. */
export function toDraftsDatabase(roomDatabase: string): string {
  return `${roomDatabase}-draft`;
}

/** The sign-out of a teacher forgets all keys that begin so (`use-draft.ts`). */
export function toDraftKey(roomDatabase: string): string {
  return `draft:${roomDatabase}`;
}
