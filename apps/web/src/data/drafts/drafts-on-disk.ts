import { findJustCreated, type RowName } from "./just-created.ts";

export const DRAFT_PREFIX = "draft:";

/** Where half-written words lie, by their key. */
export interface DraftBox {
  /** What stands there by now, as the tab of this browser left it that wrote last; absent of a box that no other tab sees. */
  hear?(key: string): Promise<string | undefined> | string | undefined;
  read(key: string, isThere: (row: RowName) => boolean): string | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/**
 * A form's text goes when its record was written, and a page that is just closing may not finish that write. So it stays
 * on the disk for a moment that only a page which lives on comes to the end of; else the next opening has it again,
 * unless the row that it became (`noteCreated`) stands after all.
 */
const LEAVES_AFTER_MS = 1_000;
/**
 * Beside a text that was given up: the row that it became, or that it became none. Other tabs have lost it at once, and
 * whoever types there again takes the mark away: then it is another text, and stays.
 */
const GONE_PREFIX = `${DRAFT_PREFIX}written:`;
const NO_ROW = "-";
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/** Drafts on the disk of an own device, seen by all tabs of its browser. */
export const onDisk: DraftBox = {
  hear: (key) => orNothing(() => (findMark(key) === null ? findText(key) : undefined)),
  read: (key, isThere) =>
    orNothing(() => {
      if (isLeaving(key)) return undefined;
      const [kind, id] = findMark(key)?.split(" ") ?? [];
      if (kind && id && isThere({ kind, id })) throwAway(key);
      return findText(key);
    }),
  write(key, text) {
    clearTimeout(leaving.get(key));
    leaving.delete(key);
    // Full or refused: the text is still in the form.
    orNothing(() => {
      localStorage.removeItem(GONE_PREFIX + key);
      localStorage.setItem(key, text);
    });
  },
  remove(key) {
    clearTimeout(leaving.get(key));
    leaving.set(
      key,
      setTimeout(() => leave(key), LEAVES_AFTER_MS),
    );
    markGone(key);
    // The row may be written right after.
    queueMicrotask(() => markGone(key));
  },
};

/** Whether what another tab did to a key is about this draft: null is all of them. */
export function isAbout(changed: string | null, key: string): boolean {
  return changed === null || changed === key || changed === GONE_PREFIX + key;
}

/** It was saved, and stays for a moment yet: nobody misses it. */
export function isLeaving(key: string): boolean {
  return leaving.has(key) && orNothing(() => findMark(key)) !== null;
}

/** What was given up goes at once: it was thrown away, and no row has to be waited for. */
export function dropLeaving(): void {
  for (const key of leaving.keys()) leave(key);
}

/** Of one draft nothing stays on the disk. */
export function throwAway(key: string): void {
  orNothing(() => {
    localStorage.removeItem(key);
    localStorage.removeItem(GONE_PREFIX + key);
  });
}

function leave(key: string): void {
  // Typed on in another tab, it is another text.
  if (isLeaving(key)) throwAway(key);
  clearTimeout(leaving.get(key));
  leaving.delete(key);
}

function markGone(key: string): void {
  orNothing(() => {
    if (!leaving.has(key) || findText(key) === undefined) return;
    const row = findJustCreated();
    if (row) localStorage.setItem(GONE_PREFIX + key, `${row.kind} ${row.id}`);
    else if (findMark(key) === null) localStorage.setItem(GONE_PREFIX + key, NO_ROW);
  });
}

const findMark = (key: string): string | null => localStorage.getItem(GONE_PREFIX + key);
const findText = (key: string): string | undefined => localStorage.getItem(key) ?? undefined;

/** Where storage is refused nothing is kept, and nothing breaks. */
function orNothing<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
