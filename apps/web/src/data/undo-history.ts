import type { Change } from "@damim/domain/change.ts";
import type { FindRow } from "@damim/domain/undo/inverse.ts";
import {
  addStep,
  createStep,
  emptyUndoStack,
  redoStep,
  undoStep,
  UNDO_STEP_LIMIT,
  type Turn,
  type UndoStack,
} from "@damim/domain/undo/undo-stack.ts";
import type { Store, WriteOutcome } from "@damim/sync/client/store.ts";

export interface UndoHistory {
  /** The act that undo would take back, for the button's words. */
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Writes, and remembers how to take it back. */
  write(store: Store, changes: readonly Change[], label: string): Promise<WriteOutcome>;
  /** Takes the last act back; its label, or nothing when there is none. */
  undo(): string | undefined;
  redo(): string | undefined;
}

/**
 * Undo and redo of this page's own acts, whichever scope they were written to. Taking back is a new
 * write with a new stamp: it syncs, merges and survives like any other.
 */
export function createUndoHistory(): UndoHistory {
  const stackByStore = new Map<Store, UndoStack>();
  const listeners = new Set<() => void>();
  // Which store each step belongs to, last one last.
  let done: readonly Store[] = [];
  let undone: readonly Store[] = [];

  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const findStack = (store: Store | undefined): UndoStack =>
    (store && stackByStore.get(store)) ?? emptyUndoStack;
  const turn = (store: Store, made: Turn): string => {
    stackByStore.set(store, made.stack);
    void store.write(made.changes);
    notify();
    return made.label;
  };

  return {
    get undoLabel() {
      return findStack(done.at(-1)).done.at(-1)?.label;
    },
    get redoLabel() {
      return findStack(undone.at(-1)).undone.at(-1)?.label;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(store, changes, label) {
      if (changes.length === 0) return Promise.resolve({ type: "stored" });
      const step = createStep(label, changes, toFindRow(store));
      stackByStore.set(store, addStep(findStack(store), step));
      for (const other of new Set(undone)) {
        if (other !== store) stackByStore.set(other, { ...findStack(other), undone: [] });
      }
      done = [...done, store].slice(-UNDO_STEP_LIMIT);
      undone = [];
      const outcome = store.write(changes);
      notify();
      return outcome;
    },
    undo() {
      const store = done.at(-1);
      const made = store && undoStep(findStack(store), toFindRow(store));
      if (!made) return undefined;
      done = done.slice(0, -1);
      undone = [...undone, store];
      return turn(store, made);
    },
    redo() {
      const store = undone.at(-1);
      const made = store && redoStep(findStack(store), toFindRow(store));
      if (!made) return undefined;
      undone = undone.slice(0, -1);
      done = [...done, store];
      return turn(store, made);
    },
  };
}

function toFindRow(store: Store): FindRow {
  return (kind, id) => store.find(kind, id);
}
