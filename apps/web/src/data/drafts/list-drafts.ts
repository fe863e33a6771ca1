// Loaded lazily: only who leaves a device asks for them.
import { draftsInMemory } from "./drafts-in-memory.ts";
import { isDraftOf, isLeaving } from "./use-draft.ts";

/**
 * Half-written texts of this teacher's forms on this device, those of her clubs too, without their names. Not those that
 * were saved a moment ago, nor forms in which no letter was written.
 */
export function listDrafts(uid: string): readonly string[] {
  return [...draftsInMemory.values(), ...listKept(uid)].filter(hasWords);
}

function listKept(uid: string): readonly string[] {
  try {
    return Object.entries<string>(localStorage).flatMap(([key, text]) =>
      isDraftOf(uid, key) && !isLeaving(key) ? [text] : [],
    );
  } catch {
    return [];
  }
}

/** Of a form: whether one of its fields holds a letter, beside the digest of what it began with. */
function hasWords(text: string): boolean {
  if (!text.startsWith("{")) return text.trim() !== "";
  try {
    return Object.entries(Object(JSON.parse(text))).some(
      ([name, value]) => name !== "from" && String(value).trim() !== "" && value !== false,
    );
  } catch {
    return true;
  }
}
