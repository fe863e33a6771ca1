import type { Change } from "@damim/sync/change.ts";
import type { FindRow } from "@damim/domain/undo/inverse.ts";
import {
  addStep,
  createStep,
  emptyUndoStack,
  isAloneUndoable,
  joinStep,
  redoStep,
  undoStep,
  UNDO_STEP_LIMIT,
  type Turn,
  type UndoStack,
  type UndoStep,
} from "@damim/domain/undo/undo-stack.ts";
import { renewDigests } from "@damim/domain/registry/long-texts.ts";
import type { Store, WriteOutcome } from "@damim/sync/client/store.ts";
import { noteCreated } from "../drafts/just-created.ts";
import { digestText } from "./text-digest.ts";

/** One act that can be taken back by itself, for the toast about it. */
export interface DoneStep {
  /** False for ever once it was taken back by any way, or a later act touched one of its rows. */
  readonly isStanding: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes back this act and no other. */
  readonly undo: () => void;
}

export interface UndoHistory {
  /** The act that undo would take back, for the button's words. */
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Writes, and remembers how to take it back.
   *
   * @param session acts of one that follow each other are one step: a text that is saved while it is written
   */
  write(
    store: Store,
    changes: readonly Change[],
    label: string,
    session?: string,
  ): Promise<WriteOutcome>;
  /** The act last written; to be asked for right after `write`, before anything is waited for. */
  lastStep(): DoneStep;
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
  let done: readonly Done[] = [];
  let undone: readonly Store[] = [];

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const findStack = (store: Store | undefined): UndoStack =>
    (store && stackByStore.get(store)) ?? emptyUndoStack;
  const turn = (store: Store, made: Turn): string => {
    stackByStore.set(store, made.stack);
    void store.write(renewDigests(made.changes, toFindRow(store), digestText));
    notify();
    return made.label;
  };
  const takeBack = (taken: Done | undefined): string | undefined => {
    const made = taken && undoStep(findStack(taken.store), toFindRow(taken.store), taken.step);
    if (!made) return undefined;
    done = done.filter((each) => each !== taken);
    undone = [...undone, taken.store];
    return turn(taken.store, made);
  };

  return {
    get undoLabel() {
      return done.at(-1)?.step.label;
    },
    get redoLabel() {
      return findStack(undone.at(-1)).undone.at(-1)?.label;
    },
    subscribe,
    write(store, changes, label, session) {
      if (changes.length === 0) return Promise.resolve({ type: "stored" });
      const last = done.at(-1);
      const isGoingOn = session !== undefined && last?.session === session && last.store === store;
      const made = createStep(label, changes, toFindRow(store));
      const stack = (isGoingOn ? joinStep : addStep)(findStack(store), made);
      const step = stack.done.at(-1) ?? made;
      stackByStore.set(store, stack);
      for (const other of new Set(undone)) {
        if (other !== store) stackByStore.set(other, { ...findStack(other), undone: [] });
      }
      const before = isGoingOn ? done.slice(0, -1) : done;
      done = [...before, { store, step, session }].slice(-UNDO_STEP_LIMIT);
      undone = [];
      const born = changes.find(({ kind, id }) => store.find(kind, id) === undefined);
      if (born) noteCreated(born);
      const outcome = store.write(changes);
      notify();
      return outcome;
    },
    lastStep() {
      const last = done.at(-1);
      const isStanding = (): boolean =>
        last !== undefined && isAloneUndoable(findStack(last.store), last.step);
      return { isStanding, subscribe, undo: () => void takeBack(last) };
    },
    undo() {
      return takeBack(done.at(-1));
    },
    redo() {
      const store = undone.at(-1);
      const made = store && redoStep(findStack(store), toFindRow(store));
      if (!made) return undefined;
      const step = made.stack.done.at(-1);
      undone = undone.slice(0, -1);
      if (step) done = [...done, { store, step }];
      return turn(store, made);
    },
  };
}

interface Done {
  readonly store: Store;
  readonly step: UndoStep;
  readonly session?: string | undefined;
}

function toFindRow(store: Store): FindRow {
  return (kind, id) => store.find(kind, id);
}
