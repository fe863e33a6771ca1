import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import {
  removeBaseTable,
  writeBaseWeek,
  type TypedWeek,
} from "@damim/domain/class-table/typed/write-base-week.ts";
import type { WeekCycle } from "@damim/domain/class-table/weeks/week-letter.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with base tables: each act is one undo step, and is on screen before it returns. */
export function createBaseCommands({ store, newId, chance, act }: CommandDeps) {
  return {
    saveWeek(week: TypedWeek, from: CalendarDay, cycle?: WeekCycle | null) {
      const rows = {
        tables: store.rows(baseTableKind),
        cells: store.rows(baseCellKind),
        subjects: store.rows(subjectKind),
      };
      const changes = writeBaseWeek(rows, week, {
        from,
        ...(cycle !== undefined && { cycle }),
        newId,
        chance,
      });
      void act(changes, "기본 시간표를 저장했어요");
    },
    removeTable: (from: CalendarDay) =>
      void act(
        removeBaseTable(store.rows(baseCellKind), from),
        `${toKoreanMonthDay(from)}부터 쓰던 기본 시간표를 지웠어요`,
      ),
  };
}

export type BaseCommands = ReturnType<typeof createBaseCommands>;
