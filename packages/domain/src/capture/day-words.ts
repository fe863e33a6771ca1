import {
  addDays,
  countDaysBetween,
  findCalendarDay,
  toDayParts,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { isSchoolOpen, listOpenDaysBetween } from "../school-calendar/school-calendar.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import {
  findMonday,
  listDays,
  relativeDays,
  weekOffsets,
  weekdays,
  type DayContext,
} from "./named-days.ts";

/** One way to understand words for days. `text` says the same without doubt. */
export interface DayAlternative {
  readonly days: readonly CalendarDay[];
  readonly label: string;
  readonly text: string;
}

export type DayWords =
  | { readonly type: "days"; readonly alternatives: readonly DayAlternative[] }
  | { readonly type: "no-such-day" }
  | { readonly type: "no-school-day" }
  | { readonly type: "too-long" }
  /** 엊그제, 지난달, 「금요일까지」 without a beginning: no day can be told from it. */
  | { readonly type: "vague" };

const LONGEST_SPAN_DAYS = 62;

const week = "(?:(?:지지난|지난|저번|이번|다음|다다음)\\s*주)";
const weekday = `(?:${week}\\s*)?[${weekdays}](?:요일|욜)`;
const date = [
  "\\d{4}\\s*[-./년]\\s*\\d{1,2}\\s*[-./월]\\s*\\d{1,2}일?",
  "\\d{1,2}/\\d{1,2}",
  "\\d{1,2}월\\s*\\d{1,2}일",
  "\\d{1,2}일(?!간|째|\\s*동안)",
].join("|");
const day = `(?:${Object.keys(relativeDays).join("|")}|${weekday}|${date})`;
const span = [
  `${day}\\s*(?:부터|[-~–])\\s*(?:\\d{1,2}\\s*일\\s*(?:간|동안))`,
  `${day}\\s*(?:부터|[-~–])\\s*${day}(?:\\s*까지)?`,
  // 「3/4~6」; after 부터 a bare figure needs its 까지, or it would be a pupil's number.
  `${day}(?:[-~–]\\d{1,2}(?![\\d/교번])|\\s*부터\\s*\\d{1,2}\\s*까지)`,
  `(?:${week}\\s*)?[월화수목금]\\s*[-~–]\\s*[월화수목금](?:요일)?`,
].join("|");
const vague = `엊그제|지난\\s*달|저번\\s*달|다음\\s*달|이번\\s*달|요즘|${day}\\s*(?:부터|까지)`;

/** Words for days at the start of a word, as they stand in a line. */
export const dayPattern = `(?:${span}|${vague}|${week}(?:\\s*내내)?(?!\\s*[${weekdays}](?:요일|욜))|${day})`;

/**
 * Understands words for days: 「어제」, 「3/4」, 「지난주 월요일」, 「3/4~3/6」, 「오늘부터 3일간」. A span leaves
 * out the days on which the school is closed; a single day stands as it is. Several alternatives mean that the words can be
 * taken in more than one way, such as 「월요일」 on a Friday.
 *
 * ```ts
 * readDayWords("어제", context); // one alternative: 2026-11-19
 * readDayWords("월요일", context); // two: 11월 16일, 11월 23일
 * ```
 */
export function readDayWords(words: string, context: DayContext): DayWords {
  const text = words.replaceAll(/\s+/gu, "");
  if (matches(vague, text)) return { type: "vague" };
  const wholeWeek = /^(지지난|지난|저번|이번|다음|다다음)주(내내)?$/.exec(text);
  if (wholeWeek) return readWeek(wholeWeek[1] ?? "", Boolean(wholeWeek[2]), context);
  if (matches(span, text)) return readSpan(text, context);
  const found = listDays(text, context);
  if (found.length === 0) return { type: "no-such-day" };
  return { type: "days", alternatives: found.map((each) => toAlternative([each])) };
}

function readWeek(name: string, isWhole: boolean, { today, calendar }: DayContext): DayWords {
  const monday = addDays(findMonday(today), 7 * (weekOffsets[name] ?? 0));
  const days = listOpenDaysBetween(calendar, monday, addDays(monday, 4));
  if (days.length === 0) return { type: "no-school-day" };
  const whole = toAlternative(days);
  if (isWhole || days.length === 1) return { type: "days", alternatives: [whole] };
  return {
    type: "days",
    alternatives: [whole, ...days.map((each) => toAlternative([each]))],
  };
}

function readSpan(text: string, context: DayContext): DayWords {
  const letters =
    /^(?:(지지난|지난|저번|이번|다음|다다음)주)?([월화수목금])[-~–]([월화수목금])(?:요일)?$/.exec(
      text,
    );
  const [first = "", last = ""] = letters
    ? [`${letters[1] ? `${letters[1]}주` : ""}${letters[2]}요일`, `${letters[3]}요일`]
    : splitSpan(text);
  const starts = listDays(first, context);
  const spans = starts.flatMap((start) => {
    const count = /^(\d{1,2})일(?:간|동안)$/.exec(last);
    if (count) return listCountedSpans(start, Number(count[1]), context.calendar);
    const end = findSpanEnd(start, last, context);
    return end ? [{ start, end }] : [];
  });
  if (spans.length === 0) return { type: "no-such-day" };
  if (spans.some(({ start, end }) => countDaysBetween(start, end) > LONGEST_SPAN_DAYS))
    return { type: "too-long" };
  const alternatives = spans
    .map(({ start, end }) => listOpenDaysBetween(context.calendar, start, end))
    .filter((days) => days.length > 0)
    .map(toAlternative);
  if (alternatives.length === 0) return { type: "no-school-day" };
  const byText = new Map(alternatives.map((each) => [each.days.join(), each]));
  return { type: "days", alternatives: [...byText.values()] };
}

function splitSpan(text: string): readonly string[] {
  const parts = text.replace(/까지$/, "").split(/부터|[~–]/);
  if (parts.length > 1) return parts;
  // 「2026-11-20-2026-11-23」 keeps the hyphens of its days.
  const hyphened = new RegExp(`^(${day})-(.+)$`).exec(text);
  return [hyphened?.[1] ?? text, (hyphened?.[2] ?? "").replace(/까지$/, "")];
}

/** The end as it is said after its start: 「3/4~6」, 「월요일부터 수요일까지」 (the next one). */
function findSpanEnd(
  start: CalendarDay,
  last: string,
  context: DayContext,
): CalendarDay | undefined {
  const { year, month } = toDayParts(start);
  const bare = /^(\d{1,2})일?$/.exec(last);
  if (bare) return after(start, findCalendarDay({ year, month, date: Number(bare[1]) }));
  const named = /^([월화수목금토일])(?:요일|욜)$/.exec(last);
  if (named) {
    const distance = weekdays.indexOf(named[1] ?? "") - countDaysBetween(findMonday(start), start);
    return addDays(start, (distance + 7) % 7);
  }
  return listDays(last, context).find((end) => end >= start);
}

function after(start: CalendarDay, end: CalendarDay | undefined): CalendarDay | undefined {
  return end && end >= start ? end : undefined;
}

/** 「3일간」 may count every day or only school days; both, where they differ. */
function listCountedSpans(start: CalendarDay, count: number, calendar: SchoolCalendar) {
  if (count === 0) return [];
  const plain = addDays(start, count - 1);
  let last = start;
  for (let left = count - (isSchoolOpen(calendar, start) ? 1 : 0); left > 0 && count <= 60;) {
    last = addDays(last, 1);
    if (isSchoolOpen(calendar, last)) left -= 1;
  }
  return [
    { start, end: plain },
    { start, end: last },
  ];
}

function toAlternative(days: readonly CalendarDay[]): DayAlternative {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error("an alternative has a day at least");
  if (first === last) return { days, label: toKoreanDay(first), text: first };
  return {
    days,
    label: `${toKoreanMonthDay(first)}~${toKoreanMonthDay(last)} (${days.length}일)`,
    text: `${first}~${last}`,
  };
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`).test(text);
}
