import { toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import type { RowOf } from "../record/field.ts";
import { day, longText, own, photos, upTo, yes } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record, sayDayOfId } from "../record/record.ts";
import type { Shape } from "../record/shape.ts";
import { weatherLabels } from "../weather/weather-labels.ts";
import {
  dayLogKind,
  dayLogLineKind,
  LONGEST_LOG_CHARACTERS,
  LONGEST_LOG_LINE_CHARACTERS,
  MOST_LOG_LINES,
  toWeatherWords,
  type LogLine,
} from "./daily-log.ts";

const source: Shape = { type: "pattern", pattern: /^[\w-]{1,40}$/ };
/** Of the id of another row at the longest. */
const fact: Shape = { type: "pattern", pattern: /^[\w~-]{1,120}$/ };
const line = upTo(LONGEST_LOG_LINE_CHARACTERS);
const ofDay: { readonly day: ReturnType<typeof day> } = {
  day: day(undefined, { column: { head: "날짜", width: 12 } }),
};

const fields = {
  ...ofDay,
  body: maybe(
    own<string>(upTo(LONGEST_LOG_CHARACTERS), {
      label: "일지",
      column: { head: "글", width: 60 },
    }),
  ),
  ...longText,
  photos: photos("사진", { most: 5, column: { width: 8 } }),
  /** Chosen by hand: a name of `weatherLabels`, or a later one. */
  weather: maybe(
    own<string>(upTo(20), { label: "날씨", say: (weather) => weatherLabels[weather] ?? weather }),
  ),
  /** 「하루 마치기」: the lines as they stood, one value with its instant (epoch ms). */
  closed: maybe(
    own<{ readonly at: number; readonly lines: readonly LogLine[] }>(
      {
        type: "parts",
        of: {
          at: { type: "instant" },
          lines: {
            type: "list",
            most: MOST_LOG_LINES,
            of: { type: "parts", of: { source, fact, text: line } },
          },
        },
      },
      { label: "하루 마치기", say: () => "마침" },
    ),
  ),
};

/** The words of one day; its row's id is the day. What other records say of the day is computed as long as it is open. */
export type DayLog = RowOf<typeof fields>;

export const dayLog = record({
  kind: dayLogKind,
  scope: "year",
  topics: ["observed"],
  sort: "하루일지",
  subject: () => "하루일지",
  when: sayDayOfId,
  fields,
  columns: [
    "day",
    ["날씨", 10, toWeatherWords],
    "body",
    ["그날의 줄", 60, ({ closed }) => (closed?.lines ?? []).map(({ text }) => text).join("\n")],
    [
      "마친 때",
      18,
      ({ closed }) => (closed ? `${toSeoulDay(closed.at)} ${toSeoulTimeText(closed.at)}` : ""),
    ],
    "photos",
  ],
  place: (log: { readonly day: CalendarDay }) => log.day,
});

const lineFields = {
  ...ofDay,
  source: own<string>(source),
  fact: own<string>(fact),
  text: maybe(own<string>(line, { label: "고쳐 적은 말", column: { head: "고친 글", width: 60 } })),
  isHidden: yes("빼기", { say: "뺐어요" }),
};

/** What the teacher did with one line: own words for it, or left it out. */
export type DayLogLine = RowOf<typeof lineFields>;

export const dayLogLine = record({
  kind: dayLogLineKind,
  scope: "year",
  topics: ["observed"],
  // Own words for a line that is computed without them.
  hasNoHistory: true,
  sort: "하루일지",
  subject: () => "하루일지의 한 줄",
  when: sayDayOfId,
  fields: lineFields,
  tab: "일지의 줄",
  columns: [
    "day",
    ["무엇", 30, (said) => `${said.source} ${said.fact}`],
    "text",
    ["뺐나요", 8, ({ isHidden }) => (isHidden ? "뺌" : "")],
  ],
  trash: { isLeftOut: true },
});
