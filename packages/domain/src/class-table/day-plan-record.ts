import { bellsKind } from "../bells/bells.ts";
import { ok, type Result } from "../base/result.ts";
import type { DraftOf, RowOf, Written } from "../record/field.ts";
import { day, figure, ref, text, yes } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { findRow } from "../record/record-sheet.ts";
import { readDraft, record, type DraftRefusal } from "../record/record.ts";
import { dayPlanKind } from "./day-plan.ts";
import { toLikeWords, toPlanWords } from "./weeks/day-words.ts";
import { LAST_PERIOD } from "./lesson-place.ts";

const MOST_SHORTEN_MINUTES = 30;

const planned = {
  /** ISO: the day is taught by the base table of this weekday. */
  weekday: maybe(
    figure("어느 요일처럼", {
      said: "요일",
      least: 1,
      most: 7,
      unclear: "어느 요일처럼인지 골라 주세요.",
      say: toLikeWords,
    }),
  ),
  /** The last lesson of the day: what comes behind it is cut. */
  lessons: maybe(
    figure("몇 교시까지", {
      least: 0,
      most: LAST_PERIOD,
      unclear: `몇 교시까지인지 0부터 ${LAST_PERIOD}까지의 숫자로 적어 주세요.`,
      say: (lessons) => `${lessons}교시`,
      column: { width: 12 },
    }),
  ),
  /** Another bell table than the weekday's. */
  bellsId: maybe(ref()),
  /** 단축수업: minutes by which each lesson is shorter. */
  shortenBy: maybe(
    figure("단축 (분)", {
      said: "단축",
      least: 1,
      most: MOST_SHORTEN_MINUTES,
      unclear: `단축은 1분부터 ${MOST_SHORTEN_MINUTES}분까지 적을 수 있어요.`,
      say: (minutes) => `${minutes}분`,
      column: { head: "단축(분)", width: 10 },
    }),
  ),
  /** Lunch keeps its time on the clock while lessons are shorter. */
  keepLunch: yes("점심 시간은 그대로", {
    say: "예",
    said: false,
    column: { head: "점심 그대로", width: 12 },
  }),
  note: text("사유", {
    most: 200,
    tooLong: "메모는 200자까지 적을 수 있어요.",
  }),
};
const fields = { day: day(undefined, { column: { head: "날짜", width: 12 } }), ...planned };

/** What one day does in another way. Its id is the day, so that two devices that say the same write one row. */
export type DayPlan = RowOf<typeof fields>;

export const dayPlan = record({
  kind: dayPlanKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  sort: "하루 시간표",
  subject: () => "하루 시간표",
  fields,
  columns: [
    "day",
    "lessons",
    [
      "시정",
      20,
      ({ bellsId }, rows) => bellsId && (findRow(rows, bellsKind, bellsId)?.name ?? "지운 시정"),
    ],
    "shortenBy",
    "keepLunch",
    ["메모", 40, (plan) => toPlanWords(plan)],
  ],
  place: ({ day: of }) => of,
});

export type DayPlanFields = Written<typeof planned>;

/** What a form writes. 0 lessons is a day without any; 0 minutes is no 단축수업. */
export function readDayPlan(draft: DraftOf<typeof planned>): Result<DayPlanFields, DraftRefusal> {
  const shortenBy = /^0+$/.test(draft.shortenBy.trim()) ? "" : draft.shortenBy;
  const read = readDraft(dayPlan, { ...draft, shortenBy });
  if (!read.ok) return read;
  const { keepLunch } = read.value;
  return ok({ ...read.value, keepLunch: read.value.shortenBy === null ? null : keepLunch });
}
