import { removeRow, type Change } from "@damim/sync/change.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import type { BaseCell } from "./base-table.ts";
import type { LessonChange } from "./lesson-change.ts";
import { subjectKind, type Subject } from "./subject.ts";
import { unitPlanKind, type UnitPlan } from "./unit-plan.ts";

export type SubjectRemovalRefusal = {
  readonly type: "SubjectInUse";
  readonly name: string;
  readonly cells: number;
  readonly changes: number;
};

export const subjectRemovalMessages: MessagesFor<SubjectRemovalRefusal> = {
  SubjectInUse: ({ name, cells, changes }) => {
    const places = [cells > 0 && `기본 시간표 ${cells}칸`, changes > 0 && `바꾼 수업 ${changes}건`];
    return `${name} 수업이 ${places.filter(Boolean).join("과 ")}에 있어요. 다른 과목으로 바꾸면 지울 수 있어요.`;
  },
};

/** Whether a subject can go: only one that no cell and no living change names, so that no lesson loses its name. */
export function checkSubjectRemoval(
  { id, name }: Pick<Subject, "name"> & { readonly id: string },
  rows: { readonly cells: Iterable<BaseCell>; readonly changes: Iterable<LessonChange> },
): Result<undefined, SubjectRemovalRefusal> {
  const cells = [...rows.cells].filter(({ subjectId }) => subjectId === id).length;
  const changes = [...rows.changes].filter(
    ({ subjectId, isOff }) => subjectId === id && !isOff,
  ).length;
  return cells + changes > 0
    ? refuse({ type: "SubjectInUse", name, cells, changes })
    : ok(undefined);
}

/** Takes out a subject (`checkSubjectRemoval`), and its 진도표, which no screen would show any more. */
export function removeSubject(id: string, plans: ReadonlyMap<string, UnitPlan>): readonly Change[] {
  const kinds = plans.has(id) ? [subjectKind, unitPlanKind] : [subjectKind];
  return kinds.map(({ name }) => removeRow(name, id));
}
