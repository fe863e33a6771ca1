import type { Result } from "@damim/domain/base/result.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";
import {
  addNoticeLines,
  noticeMessages,
  rewriteNoticeLine,
  toNoticeLines,
  writeNotice,
  type NoticeRefusal,
} from "@damim/domain/day-notice/notice-lines.ts";
import { keepNames } from "@damim/domain/day-notice/notice-names.ts";
import { removeRow } from "@damim/sync/change.ts";
import { digestText } from "../../../data/history/text-digest.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast, useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/use-act.ts";

type Lines = readonly string[];

/** The 알림장 of one day and what is done to it, one undo step each. Acts answer the sentence that keeps them from being done. */
export function useNotice(store: Store, day: CalendarDay) {
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const act = useAct(store);
  const row = useRow(store, dayNoticeKind, day);
  /** Over what stands there by now: a tap may come before the last one is drawn. */
  const change = (
    toNext: (lines: Lines) => Result<Lines, NoticeRefusal>,
    sentence: string,
  ): string | undefined => {
    const today = store.rows(dayNoticeKind).get(day);
    const next = toNext(toNoticeLines(today));
    if (!next.ok) return toSentence(noticeMessages, next.refusal);
    void act(writeNotice(day, today, next.value, digestText), sentence);
    return undefined;
  };
  return {
    row,
    isPast,
    lines: toNoticeLines(row),
    add: (typed: string, sentence = "알림장에 넣었어요") =>
      change((lines) => addNoticeLines(lines, typed), sentence),
    rewrite: (at: number, typed: string, sentence = "한 줄을 고쳤어요") =>
      change((lines) => rewriteNoticeLine(lines, at, typed), sentence),
    set: (toNext: (lines: Lines) => Lines, sentence: string) =>
      change((lines) => ({ ok: true, value: toNext(lines) }), sentence),
    keepNames: (line: string) => row && void act(keepNames(row, line), "이름을 그대로 두었어요"),
    clear: () => void act([removeRow(dayNoticeKind.name, day)], "알림장을 지웠어요"),
    /** Told by the page alone, no act of its own to take back. */
    tellDone: () => {
      if (row && !isPast)
        void store.write([{ kind: dayNoticeKind.name, id: day, set: { doneAt: now() } }]);
    },
  };
}

export type NoticeOfDay = ReturnType<typeof useNotice>;
