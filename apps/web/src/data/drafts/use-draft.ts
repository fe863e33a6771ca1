import { useCallback, useEffect, useState } from "react";
import { watchTexts } from "../../platform/kept/device-texts.ts";
import { findJustCreated, type RowName } from "./just-created.ts";
import { draftsInMemory } from "./drafts-in-memory.ts";
import type { TeacherData } from "../teacher-data.ts";
import { useTeacherData } from "../use-teacher-data.ts";

export const DRAFT_PREFIX = "draft:";
/** Of what a desk has open (`kit/desk`), an id, and of the weather that was heard: both go with the drafts. */
export const OPEN_PREFIX = "open:";

/**
 * Text in a form that was not saved yet. It survives the screen lock, on an own device also a reload and a
 * crash, and is gone from a shared one with the page. Two tabs of a browser show it alike; `clear` once it was saved for good, `forget` to show `initial` again.
 */
export function useDraft(
  key: string,
  initial: string,
): readonly [text: string, change: (text: string) => void, clear: () => void, forget: () => void] {
  const data = useTeacherData();
  const { keeping, stores } = data;
  const storageKey = toDraftPrefix(data) + key;
  const box = data.vault?.now?.findDraftBox(storageKey) ?? (keeping === "disk" ? onDisk : inMemory);
  const isThere = ({ kind, id }: RowName): boolean =>
    stores.some((store) => store.find(kind, id) !== undefined);
  const [typed, setTyped] = useState(() => ({
    storageKey,
    text: box.read(storageKey, isThere) ?? initial,
  }));
  if (typed.storageKey !== storageKey) {
    setTyped({ storageKey, text: box.read(storageKey, isThere) ?? initial });
  }
  // Two tabs of one browser write one draft: what the other types or saves stands here too, and is never written over.
  useEffect(
    () =>
      watchTexts((changed, text) => {
        if (changed !== storageKey) return;
        const take = (heard: string | undefined): void =>
          setTyped({ storageKey, text: heard ?? initial });
        if (text !== null && box.hear) void box.hear(storageKey, text).then(take);
        else take(text ?? undefined);
      }),
    [box, storageKey, initial],
  );
  const change = useCallback(
    (text: string) => {
      box.write(storageKey, text);
      setTyped({ storageKey, text });
    },
    [box, storageKey],
  );
  const clear = useCallback(() => box.remove(storageKey), [box, storageKey]);
  const forget = useCallback(() => {
    box.remove(storageKey);
    setTyped({ storageKey, text: initial });
  }, [box, storageKey, initial]);
  return [typed.text, change, clear, forget];
}

/** Whether a form holds text that would go with this page: on a device that keeps nothing on its disk. */
export function hasDraftsInMemory(): boolean {
  return [...draftsInMemory.values()].some((text) => text.trim() !== "");
}

/** Whose the half-written words of this version are: also in a club's they are the teacher's who types. */
export function toDraftOwner({ teacher, club }: Pick<TeacherData, "teacher" | "club">): string {
  return (club?.present.teacher ?? teacher).uid;
}

/** What the key of each draft of a version begins with: whose it is, then of which club, "draft:u1:c_7:". */
export function toDraftPrefix(data: Pick<TeacherData, "teacher" | "club">): string {
  return `${DRAFT_PREFIX}${toDraftOwner(data)}:${data.club ? `${data.teacher.uid}:` : ""}`;
}

/** Of a form of this teacher, in her own version or in one of her clubs. */
export function isDraftOf(uid: string, key: string): boolean {
  return key.startsWith(`${DRAFT_PREFIX}${uid}:`);
}

/** It was saved, and stays for a moment yet: nobody misses it. */
export function isLeaving(key: string): boolean {
  return leaving.has(key);
}

/**
 * At sign-out: no half-written text of this teacher stays on this device, nor what was open. Somebody else's do, who was
 * signed out from afar and told so: they are theirs when they come back.
 */
export function forgetDrafts(uid: string): void {
  for (const key of draftsInMemory.keys()) if (isDraftOf(uid, key)) draftsInMemory.delete(key);
  dropLeaving();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OPEN_PREFIX) || isDraftOf(uid, key)) drop(key);
    }
  } catch {
    // Storage is refused, so nothing was kept.
  }
}

/** What was given up goes at once: it was thrown away, and no row has to be waited for. */
export function dropLeaving(): void {
  for (const [key, timer] of leaving) {
    clearTimeout(timer);
    leaving.delete(key);
    drop(key);
  }
}

export interface DraftBox {
  /** What another tab wrote, where it does not stand there as it was typed. */
  hear?(key: string, text: string): Promise<string | undefined>;
  read(key: string, isThere: (row: RowName) => boolean): string | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
}

const inMemory: DraftBox = {
  read: (key) => draftsInMemory.get(key),
  write: (key, text) => void draftsInMemory.set(key, text),
  remove: (key) => void draftsInMemory.delete(key),
};

/**
 * A form's text goes when its record was written, and a page that is just closing may not finish that write. So it stays
 * on the disk for a moment that only a page which lives on comes to the end of; else the next opening has it again,
 * unless the row that it became (`noteCreated`) stands after all.
 */
const LEAVES_AFTER_MS = 1_000;
/** Beside a text that is leaving: the row that it became. */
const WRITTEN_PREFIX = `${DRAFT_PREFIX}written:`;
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

export const onDisk: DraftBox = {
  read(key, isThere) {
    if (leaving.has(key)) return undefined;
    try {
      const [kind, id] = localStorage.getItem(WRITTEN_PREFIX + key)?.split(" ") ?? [];
      if (kind && id && isThere({ kind, id })) drop(key);
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key, text) {
    clearTimeout(leaving.get(key));
    leaving.delete(key);
    try {
      localStorage.removeItem(WRITTEN_PREFIX + key);
      localStorage.setItem(key, text);
    } catch {
      // Full or refused: the text is still in the form.
    }
  },
  remove(key) {
    clearTimeout(leaving.get(key));
    const leave = (): void => {
      leaving.delete(key);
      drop(key);
    };
    leaving.set(key, setTimeout(leave, LEAVES_AFTER_MS));
    markWritten(key);
    // The row may be written right after.
    queueMicrotask(() => markWritten(key));
  },
};

function markWritten(key: string): void {
  const row = findJustCreated();
  if (!row || !leaving.has(key)) return;
  try {
    const { kind, id } = row;
    if (localStorage.getItem(key) !== null)
      localStorage.setItem(WRITTEN_PREFIX + key, `${kind} ${id}`);
  } catch {
    // Full or refused: then the text comes back once more.
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
    localStorage.removeItem(WRITTEN_PREFIX + key);
  } catch {
    // See write.
  }
}
