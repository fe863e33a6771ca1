import {
  attendanceKinds,
  attendanceReasons,
  kindLabels,
  reasonLabels,
  toCodeLabel,
} from "@damim/domain/attendance/code/attendance-code.ts";
import {
  countByStudent,
  countInRecord,
  listFoldedAway,
  sumTotals,
} from "@damim/domain/attendance/count/attendance-counts.ts";
import { toMarkId, type AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import type { AttendanceRules } from "@damim/domain/attendance/attendance-rules.ts";
import { findSubReason } from "@damim/domain/attendance/code/sub-reason.ts";
import type { AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import {
  toMonthSpan,
  toMonth,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { toMonthWords } from "@damim/domain/school-calendar/first-use.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { createTableFile } from "../../kit/table/create-table-file.ts";
import { FOLDED_SIGN, sayFolded, toNotes, toPeriodWords } from "./cases/case-words.ts";

const columns = [
  { head: "번호", width: 6 },
  { head: "이름", width: 12 },
  { head: "첫날", width: 12 },
  { head: "마지막 날", width: 12 },
  { head: "일수", width: 6 },
  { head: "출결", width: 14 },
  { head: "세부 사유", width: 20 },
  { head: "교시", width: 8 },
  { head: "사유", width: 40 },
  { head: "받은 서류", width: 30 },
  { head: "안 낸 서류", width: 30 },
  { head: "나이스", width: 8 },
];

export interface CloseFileInput {
  readonly month: CalendarMonth;
  /** In NEIS order. */
  readonly students: readonly RosterStudent[];
  readonly cases: readonly AbsenceCase[];
  readonly marks: readonly AttendanceMark[];
  readonly rules: AttendanceRules;
  readonly calendar: SchoolCalendar;
}

/**
 * 월말 출결 마감 as a spreadsheet, what the printed sheet says: every absence in NEIS order with papers and NEIS,
 * and on a sheet of its own the sums by kind × reason.
 */
export async function createCloseFile(input: CloseFileInput): Promise<Blob> {
  const [head = [], ...sums] = listSums(input);
  const since = toMonthWords(input.calendar, input.month);
  return createTableFile(
    {
      name: "출결 마감",
      title: `${toKoreanMonth(input.month)} 출결 마감`,
      above: [
        since,
        sayFolded(listFoldedAway(input.marks, toMonthSpan(input.month), input.rules).length),
      ].flatMap((words) => (words ? [[words]] : [])),
      columns,
      lines: listLines(input),
      heldColumns: 2,
    },
    { name: "합계", columns: head.map((each) => ({ head: String(each), width: 10 })), lines: sums },
  );
}

function listLines({ month, students, cases, marks, rules }: CloseFileInput) {
  const folded = new Set(listFoldedAway(marks, toMonthSpan(month), rules).map(toMarkId));
  return students.flatMap(({ id, number, name }) =>
    cases
      .filter(({ absence }) => absence.studentId === id)
      .map(({ absence, papers, missing, notEntered }) => [
        number,
        name,
        absence.from,
        absence.to,
        absence.marks.length,
        `${toCodeLabel(absence)}${absence.marks.every((mark) => folded.has(toMarkId(mark))) ? ` ${FOLDED_SIGN}` : ""}`,
        findSubReason(absence.subReason)?.label ?? "",
        toPeriodWords(absence),
        toNotes(absence),
        papers
          .flatMap(({ label, received }) => (received ? `${label} ${received}` : []))
          .join(", "),
        missing.map(({ label, due }) => `${label} (${due}까지)`).join(", "),
        notEntered.every(({ day }) => toMonth(day) !== month) ? "입력" : "",
      ]),
  );
}

function listSums({ month, marks, rules }: CloseFileInput) {
  const totals = sumTotals(countByStudent(marks, toMonthSpan(month), rules).values());
  return [
    ["", ...attendanceReasons.map((reason) => reasonLabels[reason]), "계 (출석인정 빼고)"],
    ...attendanceKinds.map((kind) => [
      kindLabels[kind],
      ...attendanceReasons.map((reason) => totals[kind][reason]),
      countInRecord(totals, kind),
    ]),
  ];
}
