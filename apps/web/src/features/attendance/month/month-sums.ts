import {
  attendanceKinds,
  type AttendanceKind,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { countByStudent } from "@damim/domain/attendance/count/attendance-counts.ts";
import type { StudentMonth } from "./month-book.ts";
import type { MonthColumn } from "./month-columns.ts";

/**
 * How often each kind stands in one pupil's month; empty without a mark. On this screen the teacher's own work is
 * summed, 출석인정 included; the record's sums stand in 출결조회.
 */
export function sumMonth(
  month: StudentMonth,
  columns: readonly MonthColumn[],
): Partial<Record<AttendanceKind, number>> {
  const marks = [...month.values()].flatMap((state) => state.marks);
  const [first, last] = [columns[0]?.day, columns.at(-1)?.day];
  const [mark] = marks;
  if (!first || !last || !mark) return {};
  const totals = countByStudent(marks, { from: first, to: last }).get(mark.studentId);
  if (!totals) return {};
  return Object.fromEntries(
    attendanceKinds.map((kind) => [
      kind,
      Object.values(totals[kind]).reduce((sum, count) => sum + count, 0),
    ]),
  );
}
