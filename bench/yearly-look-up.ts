/**
 * The yearly table of 300 pupils with 20 marks each: CPU of this process, code warmed up as on a page that is
 * open. The counts first: what is not counted right has no figure.
 */
import {
  attendanceKinds,
  attendanceReasons,
} from "../packages/domain/src/attendance/code/attendance-code.ts";
import { countInRecord } from "../packages/domain/src/attendance/count/attendance-counts.ts";
import type { AttendanceMark } from "../packages/domain/src/attendance/attendance-mark.ts";
import { buildYearlyTable } from "../packages/domain/src/attendance-year/yearly-table.ts";
import {
  listOpenDaysBetween,
  plainCalendar,
} from "../packages/domain/src/school-calendar/school-calendar.ts";
import { printFigure, toSpread, toSpreadText } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const YEAR = 2026;
const STUDENTS = 300;
const MARKS_EACH = 20;
const RUNS = orLeast(30);
const UNCOUNTED = 5;
const BUDGET_MS = 100;

const openDays = listOpenDaysBetween(plainCalendar, "2026-03-01", "2027-02-28");
const students = Array.from({ length: STUDENTS }, (_, index) => ({
  id: `s${index}`,
  number: index + 1,
  name: `학생${index + 1}`,
}));
const marks = students.flatMap(({ id }, index) => listMarks(id, index));
const build = () => buildYearlyTable({ year: YEAR, students, marks, calendar: plainCalendar });

const counted = build()
  .flatMap(({ totals }) => attendanceKinds.map((kind) => countInRecord(totals, kind)))
  .reduce((sum, count) => sum + count, 0);
const expected = marks.filter(({ reason }) => reason !== "excused").length;
if (counted !== expected) throw new Error(`${counted} counted, ${expected} are there`);

const times: number[] = [];
for (let run = 0; run < RUNS + UNCOUNTED; run += 1) {
  const { user, system } = process.cpuUsage();
  build();
  const used = process.cpuUsage({ user, system });
  if (run >= UNCOUNTED) times.push((used.user + used.system) / 1000);
}
printFigure({
  name: `yearly look-up, ${STUDENTS} pupils, ${marks.length} marks, CPU`,
  ours: toSpreadText(times),
  budget: `${BUDGET_MS} ms`,
  holds: toSpread(times).p98 <= BUDGET_MS,
});

function listMarks(studentId: string, index: number): readonly AttendanceMark[] {
  return Array.from({ length: MARKS_EACH }, (_, at) => {
    const day = openDays[(at * 11 + index) % openDays.length];
    const kind = attendanceKinds[(at + index) % 4];
    const reason = attendanceReasons[(at * 3 + index) % 4];
    if (!day || !kind || !reason) throw new Error("a year has days");
    return { day, studentId, kind, reason };
  });
}
