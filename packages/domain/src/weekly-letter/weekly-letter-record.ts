import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { weekHeads } from "../calendar-day/week.ts";
import { toWeekdayName } from "../class-table/weeks/day-words.ts";
import type { RowOf } from "../record/field.ts";
import { longText, moment, own, text, upTo } from "../record/fields.ts";
import { record } from "../record/record.ts";
import { maybe } from "../record/vary-field.ts";
import {
  bringNames,
  letterNames,
  LONGEST_NOTES,
  weeklyLetterKind,
  type ToldLetter,
} from "./weekly-letter.ts";

const bring = (weekday: number) =>
  text(`${toWeekdayName(weekday)} 준비물`, {
    most: 100,
    column: { head: `${weekHeads[weekday - 1]} 준비물`, width: 20 },
  });

const words = {
  /** 「날씨가 추워졌어요.」, above the table. */
  word: text("인사말", { most: 300, column: { width: 40 } }),
  bring1: bring(1),
  bring2: bring(2),
  bring3: bring(3),
  bring4: bring(4),
  bring5: bring(5),
  /** A line each. */
  notes: text("알려 드려요", { most: LONGEST_NOTES, column: { width: 60 } }),
  ...longText,
  promise: text("이번 주 약속", { most: 300, column: { width: 40 } }),
};

const fields = {
  ...words,
  /** Those of which the teacher said that their names stay: nobody asks again. Of all words, a line each. */
  keptNames: maybe(own<string>(upTo(4 * LONGEST_NOTES), { label: "이름을 그대로 둔 줄" })),
  /** What families read: one value, so that nobody reads half of two letters (`tellWeeklyLetter`). */
  told: maybe(
    own<ToldLetter>(
      {
        type: "parts",
        // 「15번」 is longer than a name.
        of: Object.fromEntries(letterNames.map((name) => [name, upTo(2 * LONGEST_NOTES)])),
        optional: letterNames,
      },
      {
        label: "가정에 알린 글",
        say: (told) => letterNames.flatMap((name) => told[name] ?? []).join(" · "),
      },
    ),
  ),
  toldAt: maybe(moment("가정에 알린 때", { column: { width: 12 } })),
};

/**
 * What a teacher adds to 주간학습안내 of one week; its row's id is that week's Monday, so that two devices write one. Lessons,
 * units, events and lunch are computed (`layWeeklyLetter`).
 */
export type WeeklyLetter = RowOf<typeof fields>;

export const weeklyLetter = record({
  kind: weeklyLetterKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  sort: "주간학습안내",
  subject: () => "주간학습안내",
  when: (_, id) => (isCalendarDay(id) ? `${toKoreanMonthDay(id)} 주` : undefined),
  fields,
  columns: [["주", 12, ({ id }) => id], "word", ...bringNames, "notes", "promise", "toldAt"],
});
