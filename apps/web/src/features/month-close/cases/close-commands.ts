import type { Change } from "@damim/sync/change.ts";
import type { AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import type { AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import {
  enterMarks,
  writePaper,
  type PaperNews,
} from "@damim/domain/attendance-papers/write-paper.ts";
import { toSeoulDay, type CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { closeMonth, reopenMonth } from "@damim/domain/month-close/close-month.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** Each act is one undo step, is on screen before it returns, and offers 되돌리기. */
export function createCloseCommands({ store, now, act }: CommandDeps) {
  const write = (changes: readonly Change[], sentence: string): void => void act(changes, sentence);
  return {
    /** What came in for an absence; `words` say it. */
    changePaper: (of: AbsenceCase, news: PaperNews, words: string) =>
      write(writePaper(of, store.rows(absencePaperKind), news), words),
    enter: (marks: readonly AttendanceMark[], isEntered: boolean, words: string) =>
      write(enterMarks(marks, isEntered), words),
    close: (month: CalendarMonth, marks: readonly AttendanceMark[]) =>
      write(closeMonth(month, marks, toSeoulDay(now())), `${toKoreanMonth(month)} 마감했어요`),
    reopen: (month: CalendarMonth) =>
      write(reopenMonth(month), `${toKoreanMonth(month)} 마감을 풀었어요`),
  };
}

export type CloseCommands = ReturnType<typeof createCloseCommands>;
