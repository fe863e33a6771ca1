import { ok } from "../base/result.ts";
import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import type { RowOf } from "../record/field.ts";
import { own, text, upTo, whole } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { readDraft, record } from "../record/record.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import type { Shape } from "../record/shape.ts";
import { toShiftWords } from "./shift-words.ts";
import { readBellRows, type BellRowDraft } from "./bell-rows-draft.ts";
import { bellRowTypeLabels, sortBellRows } from "./bell-rows.ts";
import { toBellRowsWords, toDaysWords } from "./bells-words.ts";
import { toSoundsWords } from "./day-rings.ts";
import {
  bellSettingKind,
  bellsKind,
  LARGEST_BELL_SHIFT_SECONDS,
  LAST_BELL_PERIOD,
  LONGEST_BELL_LABEL_CHARACTERS,
  LONGEST_BELLS_NAME_CHARACTERS,
  MOST_BELL_ROWS,
  MOST_WARN_MINUTES,
  type BellRow,
  type BellSounds,
} from "./bells.ts";

const sound = orNull(upTo(20));

const bellsFields = {
  name: text("이름", {
    most: LONGEST_BELLS_NAME_CHARACTERS,
    empty: "시정 이름을 적어 주세요. 「평소」처럼 적어요.",
    isInSubject: true,
  }),
  /** ISO weekdays on which it holds, Monday is 1: "12345", or none. */
  days: own<string>(
    { type: "pattern", pattern: /^1?2?3?4?5?6?7?$/ },
    { label: "요일", say: toDaysWords },
  ),
  /** In any order; `sortBellRows` reads them. One value, set in one form. */
  rows: own<readonly BellRow[]>(
    {
      type: "list",
      most: MOST_BELL_ROWS,
      of: {
        type: "checked",
        of: {
          type: "parts",
          isLoose: true,
          of: {
            id: { type: "id" },
            label: { type: "text", most: LONGEST_BELL_LABEL_CHARACTERS, isNeeded: true },
            from: { type: "clock" },
            to: { type: "clock" },
            type: { type: "choice", values: ["lesson", "break", "lunch", "meeting"] },
            period: orNull({ type: "whole", least: 0, most: LAST_BELL_PERIOD }),
          },
          optional: ["period"],
        },
        isRight: ({ from, to }: BellRow) => from < to,
      },
    },
    { label: "시간", say: toBellRowsWords },
  ),
  sounds: maybe(
    own<BellSounds>(
      {
        type: "parts",
        isLoose: true,
        of: { before: sound, start: sound, end: sound },
        optional: ["before", "start", "end"],
      },
      { label: "종소리", say: toSoundsWords },
    ),
  ),
  /** So long before a lesson the sound `before` comes. */
  warnMinutes: maybe(
    whole("예비 종", {
      least: 0,
      most: MOST_WARN_MINUTES,
      say: (minutes) => (minutes > 0 ? `${minutes}분 전` : "없음"),
    }),
  ),
};

/** 시정표: one bell table. */
export type Bells = RowOf<typeof bellsFields>;

/** 「시정표」: every row of every bell table. */
const bellsSheet: RecordSheet = {
  name: "시정표",
  columns: [
    { head: "시정", width: 20 },
    { head: "요일", width: 14 },
    { head: "이름", width: 14 },
    { head: "시작", width: 8 },
    { head: "끝", width: 8 },
    { head: "종류", width: 10 },
    { head: "교시", width: 6 },
  ],
  toLines: (rows) =>
    rows
      .list(bellsKind)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap((table) =>
        sortBellRows(table.rows).map((row) => [
          table.name,
          toDaysWords(table.days),
          row.label,
          row.from,
          row.to,
          bellRowTypeLabels[row.type],
          row.period ?? "",
        ]),
      ),
};

export const bells = record({
  kind: bellsKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  sort: "시정표",
  subject: ({ name }) => (typeof name === "string" ? `「${name}」` : "시정표"),
  fields: bellsFields,
  sheets: [bellsSheet],
});

const settingFields = {
  /** Seconds by which the bell comes later than its table says; negative when earlier. */
  shift: whole("종", {
    least: -LARGEST_BELL_SHIFT_SECONDS,
    most: LARGEST_BELL_SHIFT_SECONDS,
    say: toShiftWords,
  }),
  /** Epoch ms. */
  heardAt: maybe(
    own<number>(
      { type: "instant" },
      {
        label: "맞춘 때",
        say: (at) => `${toKoreanMonthDay(toSeoulDay(at))} ${toSeoulTimeText(at)}`,
      },
    ),
  ),
};

/** How the school's own bell goes. One row a year. */
export type BellSetting = RowOf<typeof settingFields>;

export const bellSetting = record({
  kind: bellSettingKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  // Measured anew whenever the bell is heard.
  hasNoHistory: true,
  sort: "시정표",
  tab: "종 시각",
  subject: () => "종 시각",
  fields: settingFields,
  columns: [
    ["늦은 초", 10, ({ shift }) => shift],
    ["맞춘 날", 12, ({ heardAt }) => heardAt && toSeoulDay(heardAt)],
    ["맞춘 시각", 10, ({ heardAt }) => heardAt && toSeoulTimeText(heardAt)],
  ],
});

/** The bell table that a form stands for, its weekdays and rows in their order. */
export function readBells(draft: {
  readonly name: string;
  /** ISO weekdays in any order. */
  readonly days: string;
  readonly rows: readonly BellRowDraft[];
}) {
  const rows = readBellRows(draft.rows);
  const read = readDraft(bells, { name: draft.name }, () =>
    rows.ok ? undefined : ["rows", rows.refusal.sentence],
  );
  if (!read.ok) return read;
  const days = Array.from("1234567").filter((day) => draft.days.includes(day));
  return ok({ ...read.value, days: days.join(""), rows: rows.ok ? rows.value : [] });
}

/** A part of a value that is emptied where it stands. */
function orNull(of: Shape): Shape {
  return {
    type: "either",
    of: [of, { type: "rule", takes: (value) => value === null, such: [null] }],
  };
}
