import type { ReactNode } from "react";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../../ui/overlay/use-opened.ts";
import type { RecordYear } from "../year/use-record-year.ts";
import type { NoteTarget } from "./use-note-form.ts";

const NoteDialog = lazyOverlay(() => import("./note-dialog.tsx"), "NoteDialog");

/** 기록 쓰기 for any part of the page: the window, and the way to open it. */
export function useNoteDialog(year: RecordYear): {
  readonly open: (target: NoteTarget) => void;
  readonly dialog: ReactNode;
} {
  const opened = useOpened<NoteTarget>();
  return {
    open: opened.open,
    dialog: (
      <NoteDialog
        key={opened.key}
        isOpen={opened.isOpen}
        onClose={opened.close}
        year={year}
        target={opened.about ?? {}}
      />
    ),
  };
}
