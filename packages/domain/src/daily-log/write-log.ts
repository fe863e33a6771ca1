import type { Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { writeRow } from "../record/write-row.ts";
import {
  dayLogKind,
  dayLogLineKind,
  LONGEST_LOG_CHARACTERS,
  LONGEST_LOG_LINE_CHARACTERS,
  toLogLineId,
  type DayLog,
  type DayLogLine,
  type LogLine,
} from "./daily-log.ts";
import { toKept, type DayLogLines, type ShownLine } from "./log-lines.ts";

export type LogRefusal =
  | { readonly type: "BodyTooLong"; readonly longest: number }
  | { readonly type: "LineTooLong"; readonly longest: number };

export const logMessages: MessagesFor<LogRefusal> = {
  BodyTooLong: ({ longest }) =>
    `하루 일지는 ${longest.toLocaleString("ko")}자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요.`,
  LineTooLong: ({ longest }) => `한 줄은 ${longest}자까지 적을 수 있어요.`,
};

/**
 * What the page writes of a day; no row for a day without a word.
 *
 * @param from the digest of the text that the page began with
 */
export function writeDayLog(
  day: CalendarDay,
  before: DayLog | undefined,
  fields: Partial<Pick<DayLog, "body" | "photos" | "weather">>,
  from: string,
): Result<readonly Change[], LogRefusal> {
  const body = typeof fields.body === "string" ? toBody(fields.body) : fields.body;
  if ((body ?? "").length > LONGEST_LOG_CHARACTERS)
    return refuse({ type: "BodyTooLong", longest: LONGEST_LOG_CHARACTERS });
  const after = { ...(before ?? { day }), ...fields, ...("body" in fields && { body }) };
  const isEmpty = !after.body && !after.photos?.length && !after.weather;
  if (!before && isEmpty) return ok([]);
  return ok(writeRow(dayLogKind, day, before, after, { field: "body", from }));
}

/** Own words for a line; nothing typed takes them back. */
export function rewriteLine(
  day: CalendarDay,
  { source, fact }: Pick<LogLine, "source" | "fact">,
  typed: string,
  rows: DayLogLines,
): Result<readonly Change[], LogRefusal> {
  const text = typed.normalize("NFC").trim() || null;
  if ((text ?? "").length > LONGEST_LOG_LINE_CHARACTERS)
    return refuse({ type: "LineTooLong", longest: LONGEST_LOG_LINE_CHARACTERS });
  return ok(writeLine({ day, source, fact }, { text }, rows));
}

/** 「이 줄 빼기」, and back. */
export function hideLine(
  day: CalendarDay,
  { source, fact }: Pick<LogLine, "source" | "fact">,
  isHidden: boolean,
  rows: DayLogLines,
): readonly Change[] {
  return writeLine({ day, source, fact }, { isHidden: isHidden || null }, rows);
}

/** 「하루 마치기」: keeps the lines as they stand. `at` is epoch ms. */
export function closeDay(
  day: CalendarDay,
  lines: readonly ShownLine[],
  at: number,
  before: DayLog | undefined,
): readonly Change[] {
  const closed = { at, lines: toKept(lines) };
  return writeRow(dayLogKind, day, before, { ...(before ?? { day }), closed });
}

/** The day is open again: its lines are computed anew. */
export function reopenDay(day: CalendarDay): readonly Change[] {
  return [{ kind: dayLogKind.name, id: day, set: { closed: null } }];
}

function writeLine(
  of: Pick<DayLogLine, "day" | "source" | "fact">,
  said: Partial<DayLogLine>,
  rows: DayLogLines,
): readonly Change[] {
  const id = toLogLineId(of);
  const before = rows.get(id);
  const isNothing = !before && !said.text && !said.isHidden;
  return isNothing ? [] : writeRow(dayLogLineKind, id, before, { ...(before ?? of), ...said });
}

function toBody(typed: string): string | null {
  return typed.normalize("NFC").trim() || null;
}
