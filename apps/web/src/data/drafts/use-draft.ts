import { useCallback, useState } from "react";
import { draftsInMemory } from "./drafts-in-memory.ts";
import { useTeacherData } from "../use-teacher-data.ts";

export const DRAFT_PREFIX = "draft:";

/**
 * Text in a form that was not saved yet. It survives the screen lock, on an own device also a reload and a
 * crash, and is gone from a shared one with the page; `clear` once it was saved for good.
 */
export function useDraft(
  key: string,
  initial: string,
): readonly [text: string, change: (text: string) => void, clear: () => void] {
  const { teacher, keeping } = useTeacherData();
  const box = keeping === "disk" ? onDisk : inMemory;
  const storageKey = `${DRAFT_PREFIX}${teacher.uid}:${key}`;
  const [typed, setTyped] = useState({ storageKey, text: box.read(storageKey) ?? initial });
  if (typed.storageKey !== storageKey) {
    setTyped({ storageKey, text: box.read(storageKey) ?? initial });
  }
  const change = useCallback(
    (text: string) => {
      box.write(storageKey, text);
      setTyped({ storageKey, text });
    },
    [box, storageKey],
  );
  const clear = useCallback(() => box.remove(storageKey), [box, storageKey]);
  return [typed.text, change, clear];
}

/** Whether a form holds text that would go with this page: on a device that keeps nothing on its disk. */
export function hasDraftsInMemory(): boolean {
  return [...draftsInMemory.values()].some((text) => text.trim() !== "");
}

/** At sign-out: nobody's half-written text stays on this device. */
export function forgetDrafts(): void {
  draftsInMemory.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is refused, so nothing was kept.
  }
}

interface DraftBox {
  read(key: string): string | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
}

const inMemory: DraftBox = {
  read: (key) => draftsInMemory.get(key),
  write: (key, text) => void draftsInMemory.set(key, text),
  remove: (key) => void draftsInMemory.delete(key),
};

const onDisk: DraftBox = {
  read(key) {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key, text) {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Full or refused: the text is still in the form.
    }
  },
  remove(key) {
    try {
      localStorage.removeItem(key);
    } catch {
      // See write.
    }
  },
};
