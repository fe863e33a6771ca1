import type { RecordSheet } from "../record/record-sheet.ts";
import { toWeekdayLetter } from "../calendar-day/korean-day.ts";
import { ownDayKind, ownDayTypeLabels } from "./own-day.ts";

/** 「학교 휴일」: what the teacher said of single days, beside the public holidays that everybody has. */
export const ownDaySheet: RecordSheet = {
  name: "학교 휴일",
  columns: [
    { head: "날짜", width: 12 },
    { head: "요일", width: 6 },
    { head: "종류", width: 14 },
    { head: "이름", width: 24 },
  ],
  toLines: (rows) =>
    [...rows.list(ownDayKind)]
      .sort((a, b) => (a.day < b.day ? -1 : 1))
      .map(({ day, type, label }) => [day, toWeekdayLetter(day), ownDayTypeLabels[type], label]),
};
