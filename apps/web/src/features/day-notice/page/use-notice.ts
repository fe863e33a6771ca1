import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";
import { toNoticeLines } from "@damim/domain/day-notice/notice-lines.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast, useRow } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createNoticeCommands } from "./notice-commands.ts";

/** The 알림장 of one day and what is done to it, one undo step each. */
export function useNotice(store: Store, day: CalendarDay) {
  const isPast = useIsPast();
  const row = useRow(store, dayNoticeKind, day);
  const commands = useCommands(createNoticeCommands, store, day);
  return {
    ...commands,
    row,
    isPast,
    lines: toNoticeLines(row),
    tellDone: () => !isPast && commands.tellDone(),
  };
}

export type NoticeOfDay = ReturnType<typeof useNotice>;
