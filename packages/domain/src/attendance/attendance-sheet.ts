import { type RecordSheet, studentColumns, toStudentCells } from "../record/record-sheet.ts";
import { toWeekdayLetter } from "../calendar-day/korean-day.ts";
import { toCodeLabel } from "./code/attendance-code.ts";
import { attendanceMarkKind, type AttendanceMark } from "./attendance-mark.ts";
import { toLessonsText } from "./lesson/lesson-words.ts";
import { findSubReason } from "./code/sub-reason.ts";

/** 「출결」: every mark, by day. */
export const attendanceSheet: RecordSheet = {
  name: "출결",
  columns: [
    { head: "날짜", width: 12 },
    { head: "요일", width: 6 },
    ...studentColumns,
    { head: "출결", width: 14 },
    { head: "세부 사유", width: 20 },
    { head: "교시", width: 8 },
    { head: "사유", width: 40 },
  ],
  toLines: (rows) =>
    // The id begins with the day.
    [...rows.list(attendanceMarkKind)]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((mark) => [
        mark.day,
        toWeekdayLetter(mark.day),
        ...toStudentCells(rows, mark.studentId),
        toCodeLabel(mark),
        findSubReason(mark.subReason)?.label ?? "",
        toLessonsOnly(mark),
        mark.note ?? "",
      ]),
};

/** 「2, 5」; 「2 질병, 5 미인정」 where the lessons differ. */
function toLessonsOnly(mark: AttendanceMark): string {
  return toLessonsText(mark).replaceAll("교시", "");
}
