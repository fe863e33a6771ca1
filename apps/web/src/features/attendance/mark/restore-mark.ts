import { type Fields } from "@damim/sync/kind.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { markStudent } from "@damim/domain/attendance/mark-student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { findReason, parseMarkId } from "./describe-mark.ts";
import { toAttendanceRows } from "./student-day.ts";

/**
 * The writes that bring a deleted mark back with what it held. By the rules of a day: a 결석 that comes
 * back takes the place of a 지각 that was written meanwhile, and the other way round.
 */
export function restoreMark(store: Store, id: string, held: Fields): readonly Change[] {
  const place = parseMarkId(id);
  const reason = findReason(held["reason"]);
  if (!place || !reason) return [createRow(attendanceMarkKind.name, id, held)];
  const byRules = markStudent(toAttendanceRows(store), { ...place, reason });
  return byRules.map((change) =>
    change.id === id && change.kind === attendanceMarkKind.name
      ? createRow(attendanceMarkKind.name, id, held)
      : change,
  );
}
