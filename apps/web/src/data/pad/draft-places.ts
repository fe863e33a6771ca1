import { readText, removeText } from "../../platform/device-texts.ts";

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

/**
 * Every half-written text of a room on this device, as `pad-drafts.ts` keeps them: the new card's, then those of changed
 * cards and comments. What is not text comes along as it is.
 */
export function readDraftWords(roomDatabase: string): readonly unknown[] {
  const [draft, , notes] = (readText(toDraftKey(roomDatabase)) ?? "").split("\n");
  return [parse(draft)["text"], ...Object.values(parse(notes))];
}

function parse(json: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return json ? (JSON.parse(json) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
