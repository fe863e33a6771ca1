import { parseAssignDraft, type AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import type { AssignActor } from "@damim/domain/class-assignment/change-assign.ts";
import { useCallback, useEffect, useState } from "react";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { newId } from "../../platform/random.ts";

export interface Assignment {
  readonly draft: AssignDraft;
  /** One act, which 되돌리기 takes back as a whole. */
  readonly change: (next: AssignDraft) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Of an act that is made now. */
  readonly createActor: () => AssignActor;
}

interface Steps {
  readonly past: readonly AssignDraft[];
  readonly now: AssignDraft;
  readonly future: readonly AssignDraft[];
}

/** So many acts can be taken back. */
const MOST_STEPS = 200;

/**
 * The one job of this device: it lies in the device's drafts and nowhere else, so that nothing of a grade's file leaves
 * the device (spec 13 §1). Everything can be taken back, runs too, as long as the window is open.
 */
export function useAssignment(): Assignment {
  const { now: clock } = useTeacherData();
  const [kept, keep] = useDraft("class-assignment", "");
  const [steps, setSteps] = useState((): Steps => ({
    past: [],
    now: parseAssignDraft(kept),
    future: [],
  }));
  const go = useCallback(
    (next: Steps): void => {
      keep(JSON.stringify(next.now));
      setSteps(next);
    },
    [keep],
  );
  const { past, now, future } = steps;
  const [last, next] = [past.at(-1), future[0]];
  const undo = last && (() => go({ past: past.slice(0, -1), now: last, future: [now, ...future] }));
  const redo = next && (() => go({ past: [...past, now], now: next, future: future.slice(1) }));
  useUndoKeys(undo, redo);
  return {
    draft: now,
    change: (to) => {
      if (to !== now) go({ past: [...past, now].slice(-MOST_STEPS), now: to, future: [] });
    },
    undo,
    redo,
    createActor() {
      const at = clock();
      let made = 0;
      // Ids of one act grow, so that pupils stand in the order of their file.
      return { at, createId: () => newId(at + (made += 1)) };
    },
  };
}

/** Ctrl/⌘+Z, with Shift (or Ctrl+Y) forward. In a field the keys are the field's own. */
function useUndoKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.matches("input:not([type=radio], [type=checkbox]), textarea");
      if (isTyping || event.isComposing || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const act = key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" && undo;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [undo, redo]);
}
