import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { toClockText } from "./clock-state.ts";
import { toolTimerKind } from "./tool-timer.ts";

/** 「타이머」: clocks that were not put away. */
export const toolTimerSheet: RecordSheet = {
  name: "타이머",
  columns: [
    { head: "이름", width: 20 },
    { head: "시간", width: 10 },
    { head: "간 시간", width: 10 },
    { head: "시작한 날", width: 12 },
    { head: "시작한 시각", width: 12 },
    { head: "구간", width: 30 },
  ],
  toLines: (rows) =>
    rows
      .list(toolTimerKind)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ label, total, held, startedAt, laps }) => [
        label,
        total === 0 ? "스톱워치" : toClockText(total),
        toClockText(held),
        startedAt ? toSeoulDay(startedAt) : "",
        startedAt ? toSeoulTimeText(startedAt) : "",
        (laps ?? []).map(toClockText).join(", "),
      ]),
};
