import type { AccessCheck } from "@damim/domain/access-check/access-check-record.ts";
import { accessCheckKind } from "@damim/domain/access-check/access-check.ts";
import type { CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

export function createCheckCommands({ store, now, act }: CommandDeps) {
  return {
    /** 「이달 점검했어요」; the hour and the number of the first time stay. */
    note(month: CalendarMonth, oddCount: number, set: Pick<AccessCheck, "note">): void {
      const kept = store.rows(accessCheckKind).get(month);
      void act(
        writeRow(accessCheckKind, month, kept, { month, at: now(), oddCount, ...kept, ...set }),
        kept ? "점검 메모를 고쳤어요" : "점검했다고 적었어요",
      );
    },
  };
}
