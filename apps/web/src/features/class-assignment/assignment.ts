import type { AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import type { AssignActor } from "@damim/domain/class-assignment/change-assign.ts";
import { useCallback, useEffect } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { newId } from "../../platform/random.ts";

/** One job of 반편성, wherever it lies: on this device alone, or saved. */
export interface Assignment {
  readonly draft: AssignDraft;
  readonly isSaved: boolean;
  /** One act, which 되돌리기 takes back as a whole. */
  readonly change: (next: AssignDraft) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Of an act that is made now. */
  readonly createActor: () => AssignActor;
}

/** Ids of one act grow, so that pupils stand in the order of their file. */
export function useAssignActor(): Assignment["createActor"] {
  const { now: clock } = useTeacherData();
  return useCallback(() => {
    const at = clock();
    let made = 0;
    return { at, createId: () => newId(at + (made += 1)) };
  }, [clock]);
}

/** Ctrl/⌘+Z, with Shift (or Ctrl+Y) forward. In a field the keys are the field's own. */
export function useUndoKeys({ undo, redo }: Pick<Assignment, "undo" | "redo">): void {
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
