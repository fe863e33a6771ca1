import { useState, type ReactNode } from "react";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import type { RecordYear } from "../use-record-year.ts";
import type { NoteTarget } from "./use-note-form.ts";

const NoteDialog = lazyOverlay(() => import("./note-dialog.tsx"), "NoteDialog");

/** 기록 쓰기 for any part of the page: the window, and the way to open it. */
export function useNoteDialog(year: RecordYear): {
  readonly open: (target: NoteTarget) => void;
  readonly dialog: ReactNode;
} {
  const [opening, setOpening] = useState<{
    readonly count: number;
    readonly target: NoteTarget;
    readonly isOpen: boolean;
  }>({ count: 0, target: {}, isOpen: false });
  return {
    open: (target) => setOpening(({ count }) => ({ count: count + 1, target, isOpen: true })),
    dialog: (
      // Each opening begins anew; a closed one stays for its closing movement.
      <NoteDialog
        key={opening.count}
        isOpen={opening.isOpen}
        onClose={() => setOpening((last) => ({ ...last, isOpen: false }))}
        year={year}
        target={opening.target}
      />
    ),
  };
}
