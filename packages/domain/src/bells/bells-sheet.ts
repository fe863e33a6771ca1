import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { weekHeads } from "../calendar-day/week.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { bellRowTypeLabels, sortBellRows } from "./bell-rows.ts";
import { bellSettingKind, bellsKind } from "./bells.ts";

/** 「시정표」: every row of every bell table. */
export const bellsSheet: RecordSheet = {
  name: "시정표",
  columns: [
    { head: "시정", width: 20 },
    { head: "요일", width: 14 },
    { head: "이름", width: 14 },
    { head: "시작", width: 8 },
    { head: "끝", width: 8 },
    { head: "종류", width: 10 },
    { head: "교시", width: 6 },
  ],
  toLines: (rows) =>
    [...rows.list(bellsKind)]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap((bells) =>
        sortBellRows(bells.rows).map((row) => [
          bells.name,
          toDaysWords(bells.days),
          row.label,
          row.from,
          row.to,
          bellRowTypeLabels[row.type],
          row.period ?? "",
        ]),
      ),
};

/** 「종 시각」: by how much the school's bell differs from its table. */
export const bellSettingSheet: RecordSheet = {
  name: "종 시각",
  columns: [
    { head: "늦은 초", width: 10 },
    { head: "맞춘 날", width: 12 },
    { head: "맞춘 시각", width: 10 },
  ],
  toLines: (rows) =>
    rows
      .list(bellSettingKind)
      .map(({ shift, heardAt }) => [
        shift,
        heardAt ? toSeoulDay(heardAt) : "",
        heardAt ? toSeoulTimeText(heardAt) : "",
      ]),
};

/** `toDaysWords("135")` is 「월, 수, 금」. */
export function toDaysWords(days: string): string {
  return Array.from(days, (day) => weekHeads[Number(day) - 1] ?? "").join(", ");
}
