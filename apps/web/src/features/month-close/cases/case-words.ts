import { toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import { toLessonsText } from "@damim/domain/attendance/lesson/lesson-words.ts";
import { findSubReason } from "@damim/domain/attendance/code/sub-reason.ts";
import type { Absence } from "@damim/domain/attendance-papers/absence.ts";
import {
  countDaysBetween,
  toDayParts,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";

/** 「11월 16일」, 「11월 16일~18일 (3일)」, 「10월 30일~11월 2일 (2일)」. */
export function toSpanWords({ from, to, marks }: Pick<Absence, "from" | "to" | "marks">): string {
  if (from === to) return `${toKoreanMonthDay(from)} (${toWeekdayLetter(from)})`;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const end = isSameMonth ? `${toDayParts(to).date}일` : toKoreanMonthDay(to);
  return `${toKoreanMonthDay(from)}~${end} (${marks.length}일)`;
}

/** 「출석인정 결석 · 교외체험학습」 */
export function toCaseLabel(absence: Pick<Absence, "kind" | "reason" | "subReason">): string {
  const sub = findSubReason(absence.subReason);
  return sub ? `${toCodeLabel(absence)} · ${sub.label}` : toCodeLabel(absence);
}

/** The 사유 of its days, each once: 「감기, 병원」. */
export function toNotes({ marks }: Pick<Absence, "marks">): string {
  return [...new Set(marks.flatMap(({ note }) => note || []))].join(", ");
}

/** The lessons that were missed: 「3, 4교시」, 「2교시 질병, 5교시 미인정」. */
export function toPeriodWords({ marks }: Pick<Absence, "marks">): string {
  return marks.map(toLessonsText).filter(Boolean).join(", ");
}

/** 「11월 20일까지」, 「오늘까지」, 「2일 지났어요」. */
export function toDueWords(due: CalendarDay, today: CalendarDay): string {
  const left = countDaysBetween(today, due);
  if (left < 0) return `${-left}일 지났어요`;
  return left === 0 ? "오늘까지" : `${toKoreanMonthDay(due)}까지`;
}

/** 「11/18」, where a day stands beside many others. */
export function toShortDay(day: CalendarDay): string {
  const { month, date } = toDayParts(day);
  return `${month}/${date}`;
}

/** Behind a line whose day counts for another one of the same day. */
export const FOLDED_SIGN = "＊";

/** What the sign means, below the sums; nothing where no line has it. */
export function sayFolded(count: number): string {
  return count > 0
    ? `${FOLDED_SIGN} ${count}건은 같은 날 다른 출결로 세어 계에 들어가지 않아요.`
    : "";
}
