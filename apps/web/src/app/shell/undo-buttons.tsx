import { Redo2, Undo2 } from "lucide-react";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useChosenYear } from "../../data/years/chosen-year.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { afterPaint } from "../../platform/after-paint.ts";
import { IconButton } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

/** 되돌리기 and 다시 하기 of this page's acts whatever screen they were made on, also as Ctrl/⌘+Z and Ctrl/⌘+Shift+Z or Ctrl+Y outside of text fields. */
export function UndoButtons() {
  const { history } = useTeacherData();
  // The words of a step hang on the year that is shown.
  useChosenYear();
  // After the act itself is on the screen. The keys ask the history and not these labels.
  const subscribe = useCallback(
    (listener: () => void) => history.subscribe(() => afterPaint(listener)),
    [history],
  );
  const undoLabel = useSyncExternalStore(subscribe, () => history.undoLabel);
  const redoLabel = useSyncExternalStore(subscribe, () => history.redoLabel);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      // Ctrl+Y as on Windows; ⌘+Y is the browser's own.
      const isRedo = event.code === "KeyY" && event.ctrlKey && !event.shiftKey;
      const isTurn = event.code === "KeyZ" && (event.ctrlKey || event.metaKey);
      if (!(isRedo || isTurn) || event.altKey || isTyping(event)) return;
      event.preventDefault();
      // What a dialog hides is not taken back unseen.
      if (document.querySelector("[role$=dialog][data-open]")) return;
      if (isRedo || event.shiftKey) tellTurn(history.redo(), "다시 했어요");
      else tellTurn(history.undo(), "되돌렸어요");
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [history]);
  return (
    // They keep their places from the first picture on; on a phone they stand behind the face.
    <div className="flex max-md:hidden">
      <IconButton
        label={undoLabel ? `되돌리기: ${undoLabel}` : "되돌리기"}
        icon={<Undo2 size={20} aria-hidden />}
        disabled={undoLabel === undefined}
        onClick={() => tellTurn(history.undo(), "되돌렸어요")}
      />
      <IconButton
        label={redoLabel ? `다시 하기: ${redoLabel}` : "다시 하기"}
        icon={<Redo2 size={20} aria-hidden />}
        disabled={redoLabel === undefined}
        onClick={() => tellTurn(history.redo(), "다시 했어요")}
      />
    </div>
  );
}

/** Says what was taken back, or done again. */
export function tellTurn(label: string | undefined, sentence: string): void {
  if (label) showToast.success(`${sentence}: ${label}`, { id: "undo" });
}

/** In a text field the same keys undo the typing; a choice in a form is no act yet. A switch, or a choice that acts at once, gives the keys on. */
const TYPED =
  "input:not([type=checkbox], [type=radio]), form input:not([role=switch]), textarea, [contenteditable]";

function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest(TYPED) !== null;
}
