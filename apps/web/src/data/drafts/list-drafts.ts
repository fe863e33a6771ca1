// Loaded lazily: not for the first screen.
import { isClubUid } from "@damim/domain/club/club-role.ts";
import { draftsInMemory } from "./drafts-in-memory.ts";
import { DRAFT_PREFIX, isLeaving, throwAway } from "./drafts-on-disk.ts";
import { isDraftOf } from "./use-draft.ts";
import { UNTYPED_FIELDS } from "./use-form-draft.ts";

/** Half-written words: of which form and whom (the key of `useDraft`), and what it keeps of them. */
export interface Draft {
  readonly key: string;
  readonly text: string;
  /** In which club it was typed. */
  readonly club?: string | undefined;
  /** Of a year that was made ahead, "2027". */
  readonly year?: string | undefined;
}

/** Forms that keep no words, by what their keys begin with: figures, which row is open. Nobody misses them. */
export const WORDLESS_FORMS = [
  "calculator",
  "class-assignment-open",
  "roster-paste-mends",
] as const;

/**
 * Half-written texts of this teacher's forms on this device, those of her clubs too. Not those that were saved a moment
 * ago, nor forms in which no letter was written.
 */
export function listDrafts(uid: string): readonly Draft[] {
  return [...draftsInMemory, ...listKept()]
    .flatMap(([key, text]) =>
      isDraftOf(uid, key) && hasWords(text) ? [{ ...readKey(key), text }] : [],
    )
    .filter(({ key }) => !WORDLESS_FORMS.some((head) => head === key));
}

function listKept(): readonly (readonly [key: string, text: string])[] {
  try {
    return Object.entries<string>(localStorage).filter(([key]) => !isLeaving(key));
  } catch {
    return [];
  }
}

/** Where it lies: the key of its box. */
export function toDraftPlace(uid: string, { key, club, year }: Draft): string {
  return [DRAFT_PREFIX + uid, club, year, key].filter(Boolean).join(":");
}

/** Nothing of it stays on this device. */
export function throwDraftAway(place: string): void {
  draftsInMemory.delete(place);
  throwAway(place);
}

/** Without whose it is. */
function readKey(place: string): Omit<Draft, "text"> {
  const parts = place.slice(DRAFT_PREFIX.length).split(":").slice(1);
  const club = isClubUid(parts[0] ?? "") ? parts.shift() : undefined;
  const year = /^\d{4}$/.test(parts[0] ?? "") ? parts.shift() : undefined;
  return { key: parts.join(":"), ...(club && { club }), ...(year && { year }) };
}

/** Of a form: whether one of its fields holds a letter. */
function hasWords(text: string): boolean {
  if (!text.startsWith("{")) return text.trim() !== "";
  try {
    return Object.entries(Object(JSON.parse(text))).some(
      ([name, value]) =>
        !UNTYPED_FIELDS.has(name) && String(value).trim() !== "" && value !== false,
    );
  } catch {
    return true;
  }
}
