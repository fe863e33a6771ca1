import { useCallback, useState } from "react";
import { useTeacherData } from "./use-teacher-data.ts";

export const DRAFT_PREFIX = "draft:";

/**
 * Text in a form that was not saved yet. It survives a reload and a crash on an own device and is gone
 * from a shared one with the page; `clear` once it was saved for good.
 */
export function useDraft(
  key: string,
  initial: string,
): readonly [text: string, change: (text: string) => void, clear: () => void] {
  const { teacher, keeping } = useTeacherData();
  const storageKey = keeping === "disk" ? `${DRAFT_PREFIX}${teacher.uid}:${key}` : undefined;
  const [typed, setTyped] = useState({ storageKey, text: read(storageKey) ?? initial });
  if (typed.storageKey !== storageKey) setTyped({ storageKey, text: read(storageKey) ?? initial });
  const change = useCallback(
    (text: string) => {
      write(storageKey, text);
      setTyped({ storageKey, text });
    },
    [storageKey],
  );
  const clear = useCallback(() => remove(storageKey), [storageKey]);
  return [typed.text, change, clear];
}

/** At sign-out: nobody's half-written text stays on this device. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is refused, so nothing was kept.
  }
}

function read(key: string | undefined): string | undefined {
  try {
    return key === undefined ? undefined : (localStorage.getItem(key) ?? undefined);
  } catch {
    return undefined;
  }
}

function write(key: string | undefined, text: string): void {
  try {
    if (key !== undefined) localStorage.setItem(key, text);
  } catch {
    // Full or refused: the text is still in the form.
  }
}

function remove(key: string | undefined): void {
  try {
    if (key !== undefined) localStorage.removeItem(key);
  } catch {
    // See write.
  }
}
