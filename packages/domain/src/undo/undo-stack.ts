import { DEAD, type Change } from "@damim/sync/change.ts";
import { namesAny, type Fields } from "@damim/sync/kind.ts";
import { toInverse, type FindRow } from "./inverse.ts";
import { isSameValue } from "../base/is-same-value.ts";

/** The rows of one scope, as far as undo looks at them. A store is one. */
export interface UndoPlace {
  readonly scope: string;
  readonly find: FindRow;
  /** What a row of these fields is as `find` gives it (`RecordKind.read`). Absent: as it was written. */
  readonly read?: (kind: string, fields: Fields) => Fields | undefined;
}

/** One act of the teacher that goes back and forth as a whole, whatever it touched. */
export interface UndoStep {
  readonly scope: string;
  /** What the act was, for the button and the toast: 「명단 가져오기」. */
  readonly label: string;
  readonly changes: readonly Change[];
  /** What takes it back, reckoned before the act was written. */
  readonly inverse: readonly Change[];
}

/** The last step stands last. Plain data: it can be kept, compared and shown as a list. */
export interface UndoStack {
  readonly done: readonly UndoStep[];
  readonly undone: readonly UndoStep[];
}

/** A stack after one step back or forth, and what has to be written for it. */
export interface Turn {
  readonly stack: UndoStack;
  readonly scope: string;
  readonly label: string;
  readonly changes: readonly Change[];
}

export const UNDO_STEP_LIMIT = 100;

export const emptyUndoStack: UndoStack = { done: [], undone: [] };

/**
 * A step from changes that are about to be written; `place` still shows the rows before them. What one act writes twice to a
 * row, as who makes a clock and starts it, is one change: else each would look like somebody who went on with the other.
 */
export function createStep(
  label: string,
  wished: readonly Change[],
  { scope, find }: UndoPlace,
): UndoStep {
  const changes = wished.reduce(foldChange, []);
  return { scope, label, changes, inverse: changes.map((change) => toInverse(change, find)) };
}

function foldChange(changes: readonly Change[], change: Change): readonly Change[] {
  const at = changes.findLastIndex((each) => toRowKey(each) === toRowKey(change));
  const before = changes[at];
  const isFolded = before && before.set[DEAD] !== true && change.set[DEAD] !== true;
  if (!isFolded) return [...changes, change];
  return changes.with(at, { ...before, ...change, set: { ...before.set, ...change.set } });
}

/**
 * Adds a step. What had been undone can no longer be redone, and only the last 100 steps are kept.
 * A step without changes is no step.
 */
export function addStep(stack: UndoStack, step: UndoStep): UndoStack {
  if (step.changes.length === 0) return stack;
  return { done: [...stack.done, step].slice(-UNDO_STEP_LIMIT), undone: [] };
}

/**
 * Adds what goes on with the last step, as one step with it: a text that is saved while it is written. Taken back, all
 * is as it was before the first.
 */
export function joinStep(stack: UndoStack, step: UndoStep): UndoStack {
  const last = stack.done.at(-1);
  if (!last) return addStep(stack, step);
  const changes = [...last.changes];
  const inverse = [...last.inverse];
  step.changes.forEach((change, index) => {
    const at = changes.findIndex((each) => toRowKey(each) === toRowKey(change));
    const [first, back] = [inverse[at], step.inverse[index]];
    if (!first || !back) {
      changes.push(change);
      if (back) inverse.push(back);
      return;
    }
    changes[at] = { ...change, set: { ...changes[at]?.set, ...change.set } };
    // A row that the first made goes with it, whatever was written into it since.
    if (first.set[DEAD] !== true) inverse[at] = { ...first, set: { ...back.set, ...first.set } };
  });
  return addStep({ ...stack, done: stack.done.slice(0, -1) }, { ...step, changes, inverse });
}

/** Without the steps, done and undone, that wrote into rows of these changes: what was made of them lasts. */
export function forgetRows(
  { done, undone }: UndoStack,
  scope: string,
  changes: readonly Change[],
): UndoStack {
  const rows = new Set(changes.map(toRowKey));
  const isLeft = (step: UndoStep): boolean =>
    step.scope !== scope || !step.changes.some((change) => rows.has(toRowKey(change)));
  return { done: done.filter(isLeft), undone: undone.filter(isLeft) };
}

/** Without the steps, done and undone, that name one of these ids: whom they were about is erased. */
export function forgetNamed({ done, undone }: UndoStack, ids: readonly string[]): UndoStack {
  const isLeft = ({ changes, inverse }: UndoStep): boolean => !namesAny([changes, inverse], ids);
  return { done: done.filter(isLeft), undone: undone.filter(isLeft) };
}

/** Whether a step can be taken back by itself: it stands, and no later step touched one of its rows. */
export function isAloneUndoable({ done }: UndoStack, step: UndoStep): boolean {
  const at = done.indexOf(step);
  const rows = new Set(step.changes.map(toRowKey));
  const touches = ({ scope, changes }: UndoStep): boolean =>
    scope === step.scope && changes.some((change) => rows.has(toRowKey(change)));
  return at !== -1 && !done.slice(at + 1).some(touches);
}

function toRowKey({ kind, id }: Change): string {
  return `${kind}~${id}`;
}

/** The place of a scope; nothing where it is not open. */
export type FindPlace = (scope: string) => UndoPlace | undefined;

/**
 * Takes the last step back, or `step` alone; nothing when there is none. A field that somebody else has
 * written since keeps their words, and so does a row that the step made: undo takes back only what the step itself wrote.
 */
export function undoStep(
  stack: UndoStack,
  findPlace: FindPlace,
  step = stack.done.at(-1),
): Turn | undefined {
  const place = step && findPlace(step.scope);
  if (!place || !isAloneUndoable(stack, step)) return undefined;
  const back = turnStep(step, place);
  return {
    stack: {
      done: stack.done.filter((each) => each !== step),
      undone: [...stack.undone, back],
    },
    scope: step.scope,
    label: step.label,
    changes: back.changes,
  };
}

/** Does the last undone step again, by the same rule. */
export function redoStep(stack: UndoStack, findPlace: FindPlace): Turn | undefined {
  const step = stack.undone.at(-1);
  const place = step && findPlace(step.scope);
  if (!place) return undefined;
  const forth = turnStep(step, place);
  return {
    stack: { done: [...stack.done, forth], undone: stack.undone.slice(0, -1) },
    scope: step.scope,
    label: step.label,
    changes: forth.changes,
  };
}

/** The step that takes `step` back, reckoned from the rows as they are now. */
function turnStep(step: UndoStep, place: UndoPlace): UndoStep {
  const changes = step.inverse.flatMap((inverse, index) => {
    const written = step.changes[index];
    return written ? keepOwnFields(inverse, written, place) : [];
  });
  return createStep(step.label, keepNamed(step, changes, place.find), place);
}

/** A row that the step made stays where one of its others that stays names it: a lesson its subject and its table. */
function keepNamed(
  { changes: written }: UndoStep,
  changes: readonly Change[],
  findRow: FindRow,
): readonly Change[] {
  const going = new Set(changes.filter(({ set }) => set[DEAD] === true).map(toRowKey));
  const staying = written.flatMap((change) =>
    change.set[DEAD] === false && !going.has(toRowKey(change))
      ? Object.values(findRow(change.kind, change.id) ?? {})
      : [],
  );
  const named = new Set<unknown>(staying);
  return changes.filter(({ id, set }) => set[DEAD] !== true || !named.has(id));
}

function keepOwnFields(inverse: Change, written: Change, place: UndoPlace): readonly Change[] {
  const { kind, id } = inverse;
  const row = place.find(kind, id);
  const wasDeleted = written.set[DEAD] === true;
  // Deleted by the step: comes back unless somebody made it again. Anything else needs a living row.
  if (wasDeleted) return row ? [] : [inverse];
  if (!row) return [];
  // Made by the step: goes unless somebody has written into it since, who would lose those words with it.
  if (inverse.set[DEAD] === true) {
    // As it is read: a 결과 lists its lessons by itself.
    const made = place.read?.(kind, written.set) ?? written.set;
    return Object.entries(row).every(
      ([field, value]) => field === "id" || isSameValue(value ?? null, made[field] ?? null),
    )
      ? [inverse]
      : [];
  }
  const own = Object.entries(inverse.set).filter(([field]) =>
    isSameValue(row[field], written.set[field]),
  );
  return own.length > 0 ? [{ kind, id, set: Object.fromEntries(own) }] : [];
}
