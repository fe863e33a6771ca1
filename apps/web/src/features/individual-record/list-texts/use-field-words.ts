import { toInserted } from "@damim/domain/individual-record/insert-note.ts";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

export interface FieldWords {
  readonly onFocus: () => void;
  readonly put: (words: string, from: number, to: number) => void;
  readonly insert: (words: string) => void;
  readonly select: (place: { readonly at: number; readonly end: number }) => void;
}

/** What is done with the words of the long text within a desk, the caret in it. */
export function useFieldWords(
  desk: RefObject<HTMLElement | null>,
  of: {
    readonly text: string;
    readonly change: (text: string) => void;
    /** The text was opened to be written into. */
    readonly takesFocus: boolean;
  },
): FieldWords {
  const { text, change, takesFocus } = of;
  const findField = (): HTMLTextAreaElement | null =>
    desk.current?.querySelector("textarea") ?? null;
  const takeFocus = useEffectEvent(() => {
    const field = findField();
    if (!field || !takesFocus) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  });
  useEffect(() => takeFocus(), []);
  const hasCaret = useRef(false);
  const put = (words: string, from: number, to: number): void => {
    const field = findField();
    if (!field) return;
    field.focus();
    field.setSelectionRange(from, to);
    // As if typed, so that the browser's own Ctrl+Z knows it.
    if (document.execCommand("insertText", false, words)) return;
    change(text.slice(0, from) + words + text.slice(to));
  };
  return {
    onFocus: () => (hasCaret.current = true),
    put,
    insert(words) {
      const field = findField();
      if (!field) return;
      // Nobody has put the caret anywhere yet: then it goes to the end. Selected words stay: a finding selects them.
      const caret = hasCaret.current ? field.selectionEnd : text.length;
      put(toInserted(text, caret, words), caret, caret);
    },
    select({ at, end }) {
      const field = findField();
      field?.focus();
      field?.setSelectionRange(at, end);
      desk.current?.querySelector(`mark[data-at="${at}"]`)?.scrollIntoView({ block: "nearest" });
    },
  };
}
