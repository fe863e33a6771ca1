import type { Change } from "@damim/sync/change.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import type { DigestText } from "../record/long-text.ts";
import { withoutTurns } from "../record/without-turns.ts";
import { writeRow } from "../record/write-row.ts";
import {
  dayNoticeKind,
  LONGEST_NOTICE_LINE_CHARACTERS,
  MOST_NOTICE_LINES,
  type DayNotice,
} from "./day-notice.ts";

export type NoticeRefusal =
  | { readonly type: "LineTooLong"; readonly nth: number; readonly longest: number }
  | { readonly type: "TooManyLines"; readonly most: number };

export const noticeMessages: MessagesFor<NoticeRefusal> = {
  LineTooLong: ({ nth, longest }) =>
    `${nth === 0 ? "한 줄은" : `${nth}번째 줄이 길어요. 한 줄은`} ${longest}자까지 적을 수 있어요. 글은 그대로 있어요.`,
  TooManyLines: ({ most }) => `알림장은 ${most}줄까지 적을 수 있어요. 글은 그대로 있어요.`,
};

/** The lines of a row in their order. */
export function toNoticeLines(row: Pick<DayNotice, "lines"> | undefined): readonly string[] {
  return splitLines(row?.lines ?? "");
}

/** 「- 」 of a list. */
const dash = /^[-*•·●○□] /u;
/** 「1. 」, 「2) 」, 「③」; 「12.3」 is a date. */
const number = /^(?:\d{1,2}[.)]|[①-⑳]) ?(?=\D)/u;

/**
 * What was typed or pasted, a line each: a table's tabs become blanks, empty lines go, and so do a list's dashes, and its
 * numbers where every line has one, for the list numbers its lines itself. Nothing is cut.
 *
 * ```ts
 * splitTyped("1. 우산\n2. 실내화\t빨기"); // ["우산", "실내화 빨기"]
 * ```
 */
export function splitTyped(typed: string): readonly string[] {
  const lines = withoutTurns(typed.normalize("NFC"))
    .split(/[\r\n\u2028\u2029]+/u)
    .map((line) => line.replaceAll(/\s+/gu, " ").trim())
    .filter(Boolean);
  const isList = lines.every((line) => dash.test(line) || number.test(line));
  return lines.map((line) => line.replace(dash, "").replace(isList ? number : dash, ""));
}

/** The lines with others behind them; what is too long is told, never cut. */
export function addNoticeLines(
  lines: readonly string[],
  typed: string,
): Result<readonly string[], NoticeRefusal> {
  return checkLines(lines, splitTyped(typed));
}

/** The lines with one written anew, which may become several, or none where nothing is left of it. */
export function rewriteNoticeLine(
  lines: readonly string[],
  at: number,
  typed: string,
): Result<readonly string[], NoticeRefusal> {
  const written = checkLines([], splitTyped(typed));
  return written.ok ? checkLines(lines.toSpliced(at, 1, ...written.value), []) : written;
}

/** The lines with one at another place; a place outside of the list is its nearest end. */
export function moveNoticeLine(
  lines: readonly string[],
  at: number,
  to: number,
): readonly string[] {
  return lines.toSpliced(at, 1).toSpliced(Math.max(0, to), 0, ...lines.slice(at, at + 1));
}

function checkLines(
  lines: readonly string[],
  fresh: readonly string[],
): Result<readonly string[], NoticeRefusal> {
  const long = fresh.findIndex(({ length }) => length > LONGEST_NOTICE_LINE_CHARACTERS);
  if (long >= 0)
    return refuse({
      type: "LineTooLong",
      nth: fresh.length > 1 ? long + 1 : 0,
      longest: LONGEST_NOTICE_LINE_CHARACTERS,
    });
  if (lines.length + fresh.length > MOST_NOTICE_LINES)
    return refuse({ type: "TooManyLines", most: MOST_NOTICE_LINES });
  return ok([...lines, ...fresh]);
}

/** Writes the lines of a day over those on screen, which nobody has been told yet; no row for a day that never had a line. */
export function writeNotice(
  day: CalendarDay,
  before: DayNotice | undefined,
  lines: readonly string[],
  digestText: DigestText,
): readonly Change[] {
  const [old, text] = [before?.lines ?? "", lines.join("\n")];
  if (text === old) return [];
  const from = digestText(old);
  const after = { ...(before ?? { day }), lines: text || null, doneAt: null };
  return writeRow(dayNoticeKind, day, before, after, { field: "lines", from });
}

/** It went to the class at that instant, as it stands: that is what families read until it goes again. */
export function tellNotice(row: DayNotice, at: number): readonly Change[] {
  const set = { doneAt: at, told: row.lines ?? null, toldAt: at };
  return [{ kind: dayNoticeKind.name, id: row.day, set }];
}

/** Two devices' lines in one list: those of the first in their order, then what only the other has. */
export function joinNotices(text: string, other: string): string {
  const own = splitLines(text);
  return [...own, ...splitLines(other).filter((line) => !own.includes(line))].join("\n");
}

function splitLines(text: string): readonly string[] {
  return text.split("\n").filter(Boolean);
}

/** The newest 알림장 before a day that has lines. */
export function findLastNotice(
  notices: Iterable<DayNotice>,
  day: CalendarDay,
): DayNotice | undefined {
  let last: DayNotice | undefined;
  for (const notice of notices)
    if (notice.lines && notice.day < day && (!last || notice.day > last.day)) last = notice;
  return last;
}

/**
 * For which day a notice is, as a class says it on the day on which it is read: 「내일, 11월 27일 금요일」, on that day itself
 * 「오늘, 11월 27일 금요일」, behind a weekend and later 「11월 30일 월요일」.
 */
export function toNoticeHeading(readOn: CalendarDay, next: CalendarDay): string {
  const near = next === readOn ? "오늘, " : next === addDays(readOn, 1) ? "내일, " : "";
  return near + toKoreanDay(next);
}

/** For a messenger: plain words with the day and numbers. */
export function toNoticeText(
  day: CalendarDay,
  next: CalendarDay,
  lines: readonly string[],
): string {
  const head = `[알림장] ${toKoreanMonthDay(day)}\n${toNoticeHeading(day, next)}`;
  return `${head}\n\n${lines.map((line, at) => `${at + 1}. ${line}`).join("\n")}`;
}
