// Loaded with what shows facts of a day.
import { listAttendanceFacts } from "@damim/domain/attendance/attendance-facts.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import type { DayFactsCode } from "../../kit/manifest/day-facts.ts";
import { toAttendanceRows } from "../../kit/attendance/attendance-rows.ts";

export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) =>
  listAttendanceFacts(toAttendanceRows(store), day, sortStudents(store.rows(studentKind).values()));
