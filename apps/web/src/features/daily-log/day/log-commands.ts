import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { dayLogKind, dayLogLineKind } from "@damim/domain/daily-log/daily-log.ts";
import type { ShownLine } from "@damim/domain/daily-log/log-lines.ts";
import {
  closeDay,
  hideLine,
  reopenDay,
  rewriteLine,
  writeDayLog,
} from "@damim/domain/daily-log/write-log.ts";
import { digestText } from "../../../data/history/text-digest.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

type LineName = Pick<ShownLine, "source" | "fact">;

/** What is written of a day. Those that may be refused give back what came of it. */
export function createLogCommands({ store, now, act }: CommandDeps) {
  const rows = store.rows(dayLogLineKind);
  const find = (day: CalendarDay) => store.rows(dayLogKind).get(day);
  return {
    /**
     * All that is written in one session is one undo step.
     *
     * @param of.from digest of the text that the page began with
     */
    write(day: CalendarDay, body: string, of: { readonly from: string; readonly session: string }) {
      const written = writeDayLog(day, find(day), { body }, of.from);
      const { session } = of;
      if (written.ok) void act(written.value, `${toKoreanMonthDay(day)} 일지`, { session });
      return written;
    },
    chooseWeather(day: CalendarDay, weather: string): void {
      const before = find(day);
      const from = digestText(before?.body ?? "");
      const written = writeDayLog(day, before, { weather: weather || null }, from);
      if (written.ok) void act(written.value, "날씨를 적었어요");
    },
    rewriteLine(day: CalendarDay, line: LineName, text: string) {
      const written = rewriteLine(day, line, text, rows);
      if (written.ok) void act(written.value, "일지의 한 줄을 고쳤어요");
      return written;
    },
    hideLine: (day: CalendarDay, line: LineName, isHidden: boolean) =>
      void act(
        hideLine(day, line, isHidden, rows),
        isHidden ? "일지에서 뺐어요" : "일지에 다시 넣었어요",
      ),
    close: (day: CalendarDay, lines: readonly ShownLine[]) =>
      void act(closeDay(day, lines, now(), find(day)), "하루를 마쳤어요. 수고하셨어요"),
    reopen: (day: CalendarDay) => void act(reopenDay(day), "이날을 다시 열었어요"),
  };
}
