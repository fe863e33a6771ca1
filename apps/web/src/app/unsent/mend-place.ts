import { DEAD } from "@damim/sync/change.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findStoreOfDay, findWorkingStore, type TeacherData } from "../../data/teacher-data.ts";
import type { RefusedWrite } from "../../data/rounds/sync-state.ts";
import { findMarkedDay, toMarkMendState } from "../../features/attendance/mark/mark-mend-state.ts";
import { toYearMendState } from "../../features/profile/year-mend-state.ts";
import { toStudentMendState } from "../../features/roster/student/student-mend-state.ts";

/** Where a refused write can be mended: a page, and what it opens with. */
export interface MendPlace {
  readonly path: string;
  readonly state: unknown;
}

/**
 * Nothing where no form of today holds it: a deletion, a pupil who has left, a year that is over. Then it
 * can be sent as it is once more (`canResend`), or copied.
 */
export function findMendPlace(data: TeacherData, write: RefusedWrite): MendPlace | undefined {
  const { store, op } = write;
  // An older server does not know the record yet: nothing in it is wrong.
  if (op.set[DEAD] === true || op.refusal.type === "unknown-kind") return undefined;
  if (op.kind === studentKind.name) {
    if (store !== findWorkingStore(data)) return undefined;
    return { path: "/student-manage", state: toStudentMendState(op) };
  }
  if (op.kind === schoolYearKind.name) {
    const year = workingSchoolYear(toSeoulDay(data.now()));
    return op.id === String(year) ? { path: "/profile", state: toYearMendState(op) } : undefined;
  }
  const marked = findMarkedDay(op);
  if (!marked || store !== findStoreOfDay(data, marked.day)) return undefined;
  if (!store.rows(studentKind).has(marked.studentId)) return undefined;
  return { path: `/attendance?day=${marked.day}`, state: toMarkMendState(op) };
}

/**
 * Whether the same words may be taken another time: the row can be made again, the account or the server
 * may have changed. What broke a rule would only be refused again.
 */
export function canResend({ op }: RefusedWrite): boolean {
  const { type } = op.refusal;
  return op.set[DEAD] === true || type === "gone" || type === "denied" || type === "unknown-kind";
}

/** Sends a refused write once more as a new one; the refused one goes when the new one stands. */
export async function resend({ store, op }: RefusedWrite): Promise<void> {
  const outcome = await store.write([{ kind: op.kind, id: op.id, set: op.set }]);
  // What stands in memory alone is kept twice rather than perhaps not at all.
  if (outcome.type === "stored") await store.discardRefused(op.at);
}
