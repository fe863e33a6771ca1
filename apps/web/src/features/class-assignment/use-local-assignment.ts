import {
  emptyAssignDraft,
  parseAssignDraft,
  type AssignDraft,
} from "@damim/domain/class-assignment/assign-plan.ts";
import { useCallback, useState } from "react";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { useAssignActor, type Assignment } from "./assignment.ts";

interface Steps {
  readonly past: readonly AssignDraft[];
  readonly now: AssignDraft;
  readonly future: readonly AssignDraft[];
}

/** So many acts can be taken back. */
const MOST_STEPS = 200;

/**
 * The one job of this device: until 「저장」 it lies in the device's drafts and nowhere else, so that nothing of a grade's
 * file leaves the device (spec 13 §1). Everything can be taken back, runs too, as long as the window is open.
 */
export function useLocalAssignment(): Assignment & { readonly clear: () => void } {
  const [kept, keep, forget] = useDraft("class-assignment", "");
  const createActor = useAssignActor();
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
  return {
    draft: now,
    isSaved: false,
    change: (to) => {
      if (to !== now) go({ past: [...past, now].slice(-MOST_STEPS), now: to, future: [] });
    },
    undo: last && (() => go({ past: past.slice(0, -1), now: last, future: [now, ...future] })),
    redo: next && (() => go({ past: [...past, now], now: next, future: future.slice(1) })),
    createActor,
    clear() {
      forget();
      setSteps({ past: [], now: emptyAssignDraft, future: [] });
    },
  };
}
