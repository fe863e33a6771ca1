import type { BellMoment } from "@damim/domain/bells/bell-moment.ts";
import { BELL_SETTING_ID, bellSettingKind, bellsKind } from "@damim/domain/bells/bells.ts";
import type { ClockState } from "@damim/domain/bells/next-clock.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import {
  readBellsOfDay,
  type BellsOfDay,
  type DayRows,
} from "@damim/domain/lesson-board/bells-of-day.ts";
import { readBoardMoment } from "@damim/domain/lesson-board/board-moment.ts";
import { useMemo } from "react";
import type { Store } from "./teacher-data.ts";
import { hideAll, useHideNames } from "./use-hide-names.ts";
import { useClassTable } from "./use-day-table.ts";
import { useRow, useRows } from "./use-teacher-data.ts";

export type { BellsOfDay };

/** What the days of a year follow from, live. */
export function useDayRows(store: Store): DayRows {
  const table = useClassTable(store);
  const bells = useRows(store, bellsKind);
  const subjects = useRows(store, subjectKind);
  const hide = useHideNames(store) ?? hideAll;
  const shift = useRow(store, bellSettingKind, BELL_SETTING_ID)?.shift ?? 0;
  return useMemo(
    () => ({ table, bells, subjects, hide, shift }),
    [table, bells, subjects, hide, shift],
  );
}

/** Reads any day of a year, live; another function when a row changed. */
export function useBellsOfDays(store: Store): (day: CalendarDay) => BellsOfDay {
  const rows = useDayRows(store);
  return useMemo(() => (day: CalendarDay) => readBellsOfDay(day, rows), [rows]);
}

/** What is now, by the clock on the page. */
export function readMoment(
  { rows, bellDay }: Pick<BellsOfDay, "rows" | "bellDay">,
  { shown }: ClockState,
): BellMoment {
  return readBoardMoment({ rows, bellDay }, shown);
}
