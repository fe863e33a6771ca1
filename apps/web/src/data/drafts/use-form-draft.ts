import { useEffect, useState } from "react";
import { useDraft } from "./use-draft.ts";

type FormFields<T> = { readonly [K in keyof T]: string | boolean };

export interface FormDraft<T extends FormFields<T>> {
  /** What stands in the form: what was typed, and what is stored where nobody typed. */
  readonly fields: T;
  /** Opened with what an earlier opening left behind. */
  readonly isRestored: boolean;
  /** It was typed last in another tab of this browser, which keeps it. */
  readonly isElsewhere: boolean;
  readonly change: (part: Partial<T>) => void;
  /** It is not wanted: the form shows what is stored again. */
  readonly forget: () => void;
  /** All was saved but this: the other fields show what is stored. */
  readonly keep: (part: Partial<T>) => void;
  /** It was saved: the next opening begins anew. */
  readonly finish: () => void;
}

/**
 * No words of the teacher's: the digest of the text that typing began with, and the id that a new row will have. All tabs
 * of a browser have the id with the words, so that they become one row whichever writes it.
 */
export const UNTYPED_FIELDS: ReadonlySet<string> = new Set(["from", "id"]);

/**
 * The fields of a form that was not saved yet. They outlive its window, the screen lock, a reload and a crash as a
 * text of `useDraft` does. Only touched fields are kept, so that the others follow what another device writes.
 *
 * @param key which form, and of whom: `leave:${student.id}`
 * @param stored every field of the form, with what it shows untouched
 *
 * ```ts
 * const { fields, change, finish } = useFormDraft(`leave:${id}`, { day: today, memo: "", isHidden: false });
 * ```
 */
export function useFormDraft<T extends FormFields<T>>(key: string, stored: T): FormDraft<T> {
  const [text, setText, clear, forget, isElsewhere] = useDraft(`form:${key}`, "");
  const typed = parseTyped(text, stored);
  const isOther = Object.entries(typed).some(
    ([name, value]) => !UNTYPED_FIELDS.has(name) && value !== Object(stored)[name],
  );
  const [isRestored, setRestored] = useState(isOther);
  // It was saved, and its page went before the draft did.
  const [isGhost] = useState(text !== "" && !isOther);
  useEffect(() => {
    if (isGhost) clear();
    // oxlint-disable-next-line react/exhaustive-deps -- of what stood there when the form was opened
  }, [isGhost]);
  return {
    fields: { ...stored, ...typed },
    isRestored,
    isElsewhere,
    change: (part) => setText(JSON.stringify({ ...typed, ...part })),
    forget() {
      forget();
      setRestored(false);
    },
    keep(part) {
      if (Object.keys(part).length > 0) setText(JSON.stringify(part));
      else forget();
    },
    finish: clear,
  };
}

/** Of an older version, or spoiled: what of it is a field of this form. */
function parseTyped<T extends FormFields<T>>(text: string, stored: T): Partial<T> {
  if (text === "") return {};
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return {};
  }
  const known = Object.entries(Object(kept)).filter(
    ([name, value]) => name in stored && typeof value === typeof Object(stored)[name],
  );
  return Object.fromEntries(known) as Partial<T>;
}
