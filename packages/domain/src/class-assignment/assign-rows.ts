import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import type { Fields, RecordKind } from "@damim/sync/kind.ts";
import {
  assignMoveKind,
  assignPlanKind,
  assignPupilKind,
  assignRuleKind,
  assignRunKind,
} from "./assign-kinds.ts";
import { toRuleId, type AssignDraft, type AssignRule } from "./assign-plan.ts";

/** Id of the one row of the job itself. */
export const PLAN_ID = "plan";

/** Of a pupil's id in the id of a rule: six whole ones are longer than an id may be. */
const SHORT_ID = 22;

/** The living rows of one kind by id, as a store hands them out. */
export type ReadRows = <T>(kind: RecordKind<T>) => ReadonlyMap<string, T & { readonly id: string }>;

/** A saved job as the screens of 반편성 see one; nothing while its plan is not there. */
export function readAssignRows(read: ReadRows): AssignDraft | undefined {
  const plan = read(assignPlanKind).get(PLAN_ID);
  if (!plan) return undefined;
  const { id: _id, questions = [], notTaken = [], ...settings } = plan;
  const inOrder = <T extends { readonly id: string }>(rows: ReadonlyMap<string, T>): T[] =>
    [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    version: 1,
    settings,
    pupils: inOrder(read(assignPupilKind)),
    rules: inOrder(read(assignRuleKind)).map((rule): AssignRule => ({
      ...rule,
      id: toRuleId(rule.type, rule.pupils),
    })),
    runs: inOrder(read(assignRunKind)),
    moves: inOrder(read(assignMoveKind)).toSorted((a, b) => a.at - b.at),
    questions,
    notTaken,
  };
}

/**
 * What turns one form of a job into another, as one change set: a move is a pupil's place and its line of the record. From
 * nothing: the whole job.
 *
 * ```ts
 * diffAssign(draft, movePupils(draft, [{ pupil, to: 2 }], actor)); // assignPupil {place: 2}, a new assignMove
 * ```
 */
export function diffAssign(before: AssignDraft | undefined, after: AssignDraft): readonly Change[] {
  const known = before ? listRows(before) : new Map<string, AssignRow>();
  const next = listRows(after);
  const gone = [...known].flatMap(([key, { kind, id }]) =>
    next.has(key) ? [] : [removeRow(kind, id)],
  );
  const changed = [...next].flatMap(([key, row]): Change[] => {
    const old = known.get(key);
    if (!old) return [createRow(row.kind, row.id, row.fields)];
    const set = diffFields(old.fields, row.fields);
    return Object.keys(set).length > 0 ? [{ kind: row.kind, id: row.id, set }] : [];
  });
  return [...gone, ...changed];
}

/** The same job without anybody's score, and without the words of lines that may hold one. */
export function withoutScores(draft: AssignDraft): AssignDraft {
  return {
    ...draft,
    pupils: draft.pupils.map(({ score: _score, ...pupil }) => pupil),
    notTaken: draft.notTaken.map((line) => ({ ...line, text: "" })),
  };
}

interface AssignRow {
  readonly kind: string;
  readonly id: string;
  readonly fields: Fields;
}

function listRows(draft: AssignDraft): ReadonlyMap<string, AssignRow> {
  const { settings, pupils, rules, runs, moves, questions, notTaken } = draft;
  const rows: AssignRow[] = [
    { kind: assignPlanKind.name, id: PLAN_ID, fields: { ...settings, questions, notTaken } },
    ...pupils.map((row) => toRow(assignPupilKind.name, row)),
    ...rules.map(({ id: _id, ...fields }) => ({
      kind: assignRuleKind.name,
      id: [fields.type, ...fields.pupils.map((id) => id.slice(-SHORT_ID)).toSorted()].join("~"),
      fields,
    })),
    ...runs.map((row) => toRow(assignRunKind.name, row)),
    ...moves.map((row) => toRow(assignMoveKind.name, row)),
  ];
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
}

function toRow(kind: string, { id, ...fields }: { readonly id: string }): AssignRow {
  return { kind, id, fields };
}

/** Fields that are gone travel as null. */
function diffFields(before: Fields, after: Fields): Fields {
  const set: Record<string, unknown> = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, value] = [before[field], after[field]];
    if (old !== value && JSON.stringify(old) !== JSON.stringify(value)) set[field] = value ?? null;
  }
  return set;
}
