import {
  addStep,
  createStep,
  emptyUndoStack,
  forgetNamed,
  forgetRows,
  isAloneUndoable,
  joinStep,
  redoStep,
  undoStep,
  type Turn,
  type UndoStack,
  type UndoStep,
} from "@damim/domain/undo/undo-stack.ts";
import type { Change } from "@damim/sync/change.ts";
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
  readonly write: (
    store: Store,
    changes: readonly Change[],
    label: string,
    session?: string,
  ) => Promise<WriteOutcome>;
  /** Writes for good: nothing that was done to these rows before can be taken back any more either. */
  readonly writeForGood: (store: Store, changes: readonly Change[]) => Promise<WriteOutcome>;
  /** Whom these ids named is erased: nothing that was done about them is told or taken back any more. */
  forgetNamed(ids: readonly string[]): void;
  /** The act last written; to be asked for right after `write`, before anything is waited for. */
  lastStep(): DoneStep;
  /** From now on steps of another school year than the shown one say theirs, and those of one that is over are let go. */
  readonly tellYears?: (stepYear: (scope: string) => StepYear) => void;
  /** Takes the last act back; its label, or nothing when there is none. */
  undo(): string | undefined;
  redo(): string | undefined;
}

/** What the school year of a step's scope says of it. */
export interface StepYear {
  /** Nothing of it can be written any more. */
  readonly isOver: boolean;
  /** 「2027학년도 · 」 in front of its label; nothing of the year that is shown. */
  readonly words: string;
}

/** A history that an own device keeps over a reload (`opening/kept-undo.ts`). */
export interface KeepableHistory extends UndoHistory {
  readonly stack: UndoStack;
  /** Resolves when all that was written so far is on the disk, or was refused by it. */
  readonly written: Promise<unknown>;
  /** Goes on from the list of an earlier page, whose rows stand in these stores. */
  goOn(toStack: (own: UndoStack) => UndoStack, stores: readonly Store[]): void;
}

/**
 * Undo and redo of this page's own acts, whichever scope they were written to. Taking back is a new
 * write with a new stamp: it syncs, merges and survives like any other.
 */
export function createUndoHistory(): KeepableHistory {
  const stores = new Map<string, Store>();
  const sessions = new WeakMap<UndoStep, string>();
  const listeners = new Set<() => void>();
  let stack = emptyUndoStack;
  let written: Promise<unknown> = Promise.resolve();
  let stepYear: (scope: string) => StepYear = () => ({ isOver: false, words: "" });
  /** A year that is over is looked at alone: nothing of it is taken back any more. */
  const letGo = (): UndoStack => {
    const isLeft = ({ scope }: UndoStep): boolean => !stepYear(scope).isOver;
    return (stack = { done: stack.done.filter(isLeft), undone: stack.undone.filter(isLeft) });
  };
  const say = (step: Pick<UndoStep, "scope" | "label"> | undefined): string | undefined =>
    step && stepYear(step.scope).words + step.label;

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const save = (store: Store, changes: readonly Change[]): Promise<WriteOutcome> => {
    const outcome = store.write(changes);
    written = written.then(() => outcome);
    for (const listener of listeners) listener();
    return outcome;
  };
  const findPlace = (scope: string): Store | undefined => stores.get(scope);
  const turn = (made: Turn | undefined): string | undefined => {
    const store = made && findPlace(made.scope);
    if (!store) return undefined;
    stack = made.stack;
    const findRow: Store["find"] = (kind, id) => store.find(kind, id);
    void save(store, renewDigests(made.changes, findRow, digestText));
    // Nothing of it stands as it was written: somebody has gone on with all of it.
    const label = say(made);
    return made.changes.length > 0 ? label : `${label} (그 뒤에 바뀌어서 그대로 뒀어요)`;
  };

  return {
    get undoLabel() {
      return say(letGo().done.at(-1));
    },
    get redoLabel() {
      return say(letGo().undone.at(-1));
    },
    subscribe,
    write(store, changes, label, session) {
      if (changes.length === 0) return Promise.resolve({ type: "stored" });
      stores.set(store.scope, store);
      const last = stack.done.at(-1);
      const isGoingOn =
        session !== undefined && last?.scope === store.scope && sessions.get(last) === session;
      stack = (isGoingOn ? joinStep : addStep)(stack, createStep(label, changes, store));
      const step = stack.done.at(-1);
      if (step && session !== undefined) sessions.set(step, session);
      const born = changes.find(({ kind, id }) => store.find(kind, id) === undefined);
      if (born) noteCreated(born);
      return save(store, changes);
    },
    writeForGood(store, changes) {
      stack = forgetRows(stack, store.scope, changes);
      return save(store, changes);
    },
    forgetNamed(ids) {
      const next = forgetNamed(stack, ids);
      if (next.done.length + next.undone.length === stack.done.length + stack.undone.length) return;
      stack = next;
      for (const listener of listeners) listener();
    },
    lastStep() {
      const last = stack.done.at(-1);
      return {
        isStanding: () => last !== undefined && isAloneUndoable(letGo(), last),
        subscribe,
        undo: () => void turn(last && undoStep(stack, findPlace, last)),
      };
    },
    undo: () => turn(undoStep(letGo(), findPlace)),
    redo: () => turn(redoStep(letGo(), findPlace)),
    tellYears: (tell) => void (stepYear = tell),
    get stack() {
      return stack;
    },
    get written() {
      return written;
    },
    goOn(toStack, known) {
      for (const store of known) stores.set(store.scope, store);
      stack = toStack(stack);
      for (const listener of listeners) listener();
    },
  };
}
