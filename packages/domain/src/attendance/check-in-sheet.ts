import { type RecordSheet, studentColumns, toStudentCells } from "../record/record-sheet.ts";
import { toWeekdayLetter } from "../calendar-day/korean-day.ts";
import { awaitedLabel } from "./code/attendance-code.ts";
import { checkInKind } from "./check-in.ts";

/** 「등교 확인」: who was seen in the morning; it counts as nothing. */
export const checkInSheet: RecordSheet = {
  name: "등교 확인",
  columns: [
    { head: "날짜", width: 12 },
    { head: "요일", width: 6 },
    ...studentColumns,
    { head: "등교", width: 12 },
  ],
  toLines: (rows) =>
    [...rows.list(checkInKind)]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((checkIn) => [
        checkIn.day,
        toWeekdayLetter(checkIn.day),
        ...toStudentCells(rows, checkIn.studentId),
        checkIn.state === "arrived" ? "왔어요" : awaitedLabel,
      ]),
};
