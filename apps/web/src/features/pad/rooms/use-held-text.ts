import { useEffect, useRef, useState } from "react";
import { readNoteText, saveNoteText } from "../../../data/pad/pad-drafts.ts";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { isTooLong } from "../../../ui/field/too-long.ts";

export interface HeldText<T extends string> {
  /** Of words that outlive a reload and a crash as a draft, which field of what: `column:${id}`. */
  readonly draftKey?: string;
  readonly saved: T;
  /** So many letters can be stored; more stay in the field. */
  readonly most?: number;
  readonly save: (text: T) => void;
}

/**
 * The text of a field that holds at once, written when the field is left or its window closes and not with each
 * key: a time or a date that is half typed is another one, and pupils would see a word grow.
 */
export function useHeldText<T extends string>({ draftKey, saved, most, save }: HeldText<T>) {
  const data = usePadData();
  const keep = (next: T | undefined): void => {
    setText(next);
    if (draftKey !== undefined) saveNoteText(data, draftKey, next);
  };
  const [text, setText] = useState(() =>
    // Written by this file alone, under this key.
    draftKey === undefined ? undefined : (readNoteText(data, draftKey) as T | undefined),
  );
  const latest = useRef<() => void>(() => undefined);
  const leave = (): void => {
    if (isTooLong(text ?? "", most)) return;
    keep(undefined);
    if (text !== undefined && text !== saved) save(text);
  };
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => () => latest.current(), []);
  return { value: text ?? saved, most, onValueChange: keep, onBlur: leave };
}
