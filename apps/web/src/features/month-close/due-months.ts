// Loaded with what shows due things.
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import { listUnclosedMonths } from "@damim/domain/month-close/unclosed-months.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { DueCode } from "../../kit/manifest/due-source.ts";

export const listDue: DueCode["listDue"] = ({ store, calendar, today }) => {
  const marks = listCounted(store.rows(attendanceMarkKind).values(), store.rows(studentKind));
  const closes = store.rows(monthCloseKind);
  const isClosed = (month: string): boolean => closes.has(month);
  return listUnclosedMonths(marks, isClosed, { calendar, today }).map(({ month, dueOn }) => ({
    id: month,
    title: `${toKoreanMonth(month)} 출결 마감`,
    dueOn,
    to: `/manageAttendance/close?month=${month}`,
  }));
};
