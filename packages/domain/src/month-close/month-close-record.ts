import { isCalendarMonth, type CalendarMonth } from "../calendar-day/calendar-day.ts";
import { toKoreanMonth } from "../calendar-day/korean-day.ts";
import type { RowOf } from "../record/field.ts";
import { day, own } from "../record/fields.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { record } from "../record/record.ts";
import type { StudentId } from "../student/student.ts";
import { monthCloseKind } from "./month-close.ts";

const fields = {
  month: own<CalendarMonth>({ type: "rule", takes: isCalendarMonth, such: ["2026-03"] }),
  closedOn: day("마감한 날"),
  /** What was closed, so that a later change shows: by pupil, 「16♡ 17♡ 20#」. */
  closedMarks: own<Readonly<Record<StudentId, string>>>(
    { type: "map", keys: /^/, of: { type: "text", most: 2000, isNeeded: false } },
    { label: "마감한 출결", say: countMarks },
  ),
};

/** 월말 마감 of one month; the row's id is the month. Opening it again deletes the row. */
export type MonthClose = RowOf<typeof fields>;

/** Which months are closed, since when, and what was closed: a line a pupil. */
const sheet: RecordSheet = {
  name: "월말 마감",
  columns: [
    { head: "달", width: 10 },
    { head: "마감한 날", width: 12 },
    { head: "번호", width: 6 },
    { head: "이름", width: 12 },
    { head: "마감한 출결", width: 40 },
  ],
  toLines: (rows) =>
    [...rows.list(monthCloseKind)]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap(({ month, closedOn, closedMarks }) => {
        const lines = Object.entries(closedMarks).map(([studentId, signs]) => {
          const student = rows.findStudent(studentId);
          return [month, closedOn, student?.number ?? "", student?.name ?? "지운 학생", signs];
        });
        return lines.length > 0 ? lines : [[month, closedOn, "", "", ""]];
      }),
};

export const monthClose = record({
  kind: monthCloseKind,
  scope: "year",
  topics: ["attendance"],
  sort: "월말 마감",
  subject: (_, { id }) => `${isCalendarMonth(id) ? toKoreanMonth(id) : id} 마감`,
  fields,
  sheets: [sheet],
});

function countMarks(marks: Readonly<Record<StudentId, string>>): string | undefined {
  if (typeof marks !== "object") return undefined;
  const signs = Object.values(marks).flatMap((text) => String(text).split(" ").filter(Boolean));
  return signs.length === 0 ? "모두 출석" : `${Object.keys(marks).length}명 ${signs.length}건`;
}
