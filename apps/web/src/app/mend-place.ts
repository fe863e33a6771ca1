import { DEAD_FIELD } from "@damim/domain/change.ts";
import { studentKind } from "@damim/domain/roster/student.ts";
import { findWorkingStore, type TeacherData } from "../data/teacher-data.ts";
import type { RefusedWrite } from "../data/sync-state.ts";
import { toStudentMendState } from "../features/roster/student-mend-state.ts";

/** Where a refused write can be mended: a page, and what it opens with. */
export interface MendPlace {
  readonly path: string;
  readonly state: unknown;
}

/** Nothing where the kind's feature offers no form for it: then the words can be copied. */
export function findMendPlace(
  data: TeacherData,
  { store, op }: RefusedWrite,
): MendPlace | undefined {
  const isDeletion = op.set[DEAD_FIELD] === true;
  if (op.kind !== studentKind.name || isDeletion || store !== findWorkingStore(data)) {
    return undefined;
  }
  return { path: "/student-manage", state: toStudentMendState(op) };
}
