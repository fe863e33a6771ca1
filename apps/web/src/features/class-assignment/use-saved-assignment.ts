import { diffAssign, readAssignRows } from "@damim/domain/class-assignment/assign-rows.ts";
import { assignKinds } from "@damim/domain/class-assignment/assign-kinds.ts";
import { useMemo, useSyncExternalStore } from "react";
import type { OpenedAssign } from "../../data/assigns/open-assigns.ts";
import { act } from "../../kit/act/act.ts";
import { useAssignActor, type Assignment } from "./assignment.ts";
import { useRevision } from "../../data/use-teacher-data.ts";

/**
 * A saved job: its rows as one draft, every act one change set (spec 13 §1). Nothing while its plan is not on this
 * device.
 */
export function useSavedAssignment({ store, history }: OpenedAssign): Assignment | undefined {
  const createActor = useAssignActor();
  const revision = useRevision(store, assignKinds);
  // The stores of this device hand rows out as the same maps for ever.
  const draft = useMemo(
    () => (revision === "" ? undefined : readAssignRows((kind) => store.rows(kind))),
    [store, revision],
  );
  const undoLabel = useSyncExternalStore(history.subscribe, () => history.undoLabel);
  const redoLabel = useSyncExternalStore(history.subscribe, () => history.redoLabel);
  if (!draft) return undefined;
  return {
    draft,
    isSaved: true,
    change(next) {
      // A session of its own: one undo step, and the screen itself says what was done.
      const session = createActor().createId();
      void act(history, store, diffAssign(draft, next), "반편성", { session });
    },
    undo: undoLabel === undefined ? undefined : () => void history.undo(),
    redo: redoLabel === undefined ? undefined : () => void history.redo(),
    createActor,
  };
}
