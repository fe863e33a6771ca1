import { readText, removeText } from "../../platform/kept/device-texts.ts";
import { draftsInMemory } from "../drafts/drafts-in-memory.ts";

/** Takes what is half written of a room off the device; its picture goes with the room's databases. */
export function forgetDraft(roomDatabase: string): void {
  draftsInMemory.delete(toDraftKey(roomDatabase));
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
 * cards, comments, polls and links. What is not text comes along as it is.
 */
export function readDraftWords(roomDatabase: string): readonly unknown[] {
  const key = toDraftKey(roomDatabase);
  const [draft, , notes] = (draftsInMemory.get(key) ?? readText(key) ?? "").split("\n");
  const words = Object.entries(parse(notes)).filter(([noteKey]) => !noteKey.startsWith(REST));
  return [parse(draft)["text"], ...words.map(([, text]) => text)];
}

/** Under which note stands what is changed of a card beside its words: JSON, nothing to be read by a person. */
export function toRestNote(card: string): string {
  return REST + card;
}

const REST = "rest:";

function parse(json: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return json ? (JSON.parse(json) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
