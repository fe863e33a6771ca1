import { toSentence, type Result } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";
import {
  addNoticeLines,
  noticeMessages,
  rewriteNoticeLine,
  tellNotice,
  toNoticeLines,
  writeNotice,
  type NoticeRefusal,
} from "@damim/domain/day-notice/notice-lines.ts";
import { keepNames } from "@damim/domain/names/kept-names.ts";
import { removeRow } from "@damim/sync/change.ts";
import { digestText } from "../../../data/history/text-digest.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

type Lines = readonly string[];

/**
 * What is done to the 알림장 of one day, over what stands there by now: a tap may come before the last one is drawn. Acts
 * answer the sentence that keeps them from being done.
 */
export function createNoticeCommands({ store, now, act }: CommandDeps, day: CalendarDay) {
  const find = () => store.rows(dayNoticeKind).get(day);
  const change = (
    toNext: (lines: Lines) => Result<Lines, NoticeRefusal>,
    sentence: string,
  ): string | undefined => {
    const before = find();
    const next = toNext(toNoticeLines(before));
    if (!next.ok) return toSentence(noticeMessages, next.refusal);
    void act(writeNotice(day, before, next.value, digestText), sentence);
    return undefined;
  };
  return {
    add: (typed: string, sentence = "알림장에 넣었어요") =>
      change((lines) => addNoticeLines(lines, typed), sentence),
    rewrite: (at: number, typed: string, sentence = "한 줄을 고쳤어요") =>
      change((lines) => rewriteNoticeLine(lines, at, typed), sentence),
    set: (toNext: (lines: Lines) => Lines, sentence: string) =>
      change((lines) => ({ ok: true, value: toNext(lines) }), sentence),
    keepNames(line: string): void {
      const row = find();
      if (!row) return;
      const set = { keptNames: keepNames(toNoticeLines(row), row, line) };
      void act([{ kind: dayNoticeKind.name, id: day, set }], "이름을 그대로 두었어요");
    },
    clear: () => void act([removeRow(dayNoticeKind.name, day)], "알림장을 지웠어요"),
    /** Told by the page alone, no act of its own to take back. */
    tellDone(): void {
      const row = find();
      if (row) void store.write(tellNotice(row, now()));
    },
  };
}
