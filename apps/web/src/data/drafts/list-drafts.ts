// Loaded lazily: only who leaves a device asks for them.
import { draftsInMemory } from "./drafts-in-memory.ts";
import { DRAFT_PREFIX, isDraftOf, isLeaving } from "./use-draft.ts";

/** Half-written words: of which form and whom (the key of `useDraft`), and what it keeps of them. */
export interface Draft {
  readonly key: string;
  readonly text: string;
}

/**
 * Half-written texts of this teacher's forms on this device, those of her clubs too. Not those that were saved a moment
 * ago, nor forms in which no letter was written.
 */
export function listDrafts(uid: string): readonly Draft[] {
  return [...draftsInMemory, ...listKept(uid)].flatMap(([key, text]) =>
    hasWords(text) ? [{ key: toFormKey(key), text }] : [],
  );
}

function listKept(uid: string): readonly (readonly [key: string, text: string])[] {
  try {
    return Object.entries<string>(localStorage).filter(
      ([key]) => isDraftOf(uid, key) && !isLeaving(key),
    );
  } catch {
    return [];
  }
}

/** Without whose it is. */
function toFormKey(key: string): string {
  const ofSomebody = key.slice(DRAFT_PREFIX.length);
  return ofSomebody.slice(ofSomebody.indexOf(":") + 1);
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
