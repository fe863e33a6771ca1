import { ok } from "../base/result.ts";
import { LAST_BELL_PERIOD } from "../bells/bells.ts";
import { weekHeads } from "../calendar-day/week.ts";
import type { DraftOf, RowOf, Written } from "../record/field.ts";
import { choice, clock, day, figure, flag, text, weekdays, yes } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { readDraft, record } from "../record/record.ts";
import { alarmKind } from "./alarm.ts";
import { toAlarmWords } from "./next-ring.ts";

const MOST_RINGS = 3;
const MOST_BEFORE_MINUTES = 120;
const timeUnclear = "몇 시에 울릴지 08:50처럼 적어 주세요.";
const lessonUnclear = `몇 교시인지 0부터 ${LAST_BELL_PERIOD}까지 숫자로 적어 주세요.`;

const fields = {
  label: text("이름", {
    most: 30,
    empty: "알람 이름을 적어 주세요. 「우유 당번」처럼 적어요.",
    isInSubject: true,
    column: { width: 24 },
  }),
  /** Fields merge one by one, so `at` and `lesson` may both stand there: the lesson is read first. */
  at: maybe(clock("시각", { unclear: timeUnclear })),
  /** The number of a lesson: it moves with the school's bell. */
  lesson: maybe(
    figure("몇 교시", { said: "교시", least: 0, most: LAST_BELL_PERIOD, unclear: lessonUnclear }),
  ),
  before: maybe(
    figure("몇 분 전", {
      least: 0,
      most: MOST_BEFORE_MINUTES,
      unclear: `몇 분 전인지 0부터 ${MOST_BEFORE_MINUTES}까지 숫자로 적어 주세요.`,
    }),
  ),
  /** Of `once` they don't count. */
  days: weekdays("요일", { said: false, say: toDayNames, column: { width: 16 } }),
  /** Unless it says no, it rings on school days only. */
  schoolDaysOnly: {
    ...yes("학교 가는 날만", { said: false, say: "예" }),
    show: (isOnly: boolean | null | undefined) => isOnly !== false,
    read: (isOnly: boolean) => ok(isOnly ? null : false),
  },
  once: maybe(
    day("한 번만 울릴 날", {
      said: "한 번만",
      unclear: "한 번만 울릴 날을 다시 골라 주세요.",
      say: String,
      column: { head: "한 번", width: 12 },
    }),
  ),
  sound: choice(
    "소리",
    { bell: "종", chime: "차임", wood: "나무", voice: "말" },
    { said: false, column: { width: 8 } },
  ),
  rings: {
    ...figure("몇 번", {
      said: false,
      least: 1,
      most: MOST_RINGS,
      unclear: "몇 번 울릴지 골라 주세요.",
      column: { head: "번", width: 6 },
    }),
    read: (typed: string) => ok(Math.min(MOST_RINGS, Math.max(1, Math.trunc(Number(typed))))),
  },
  off: flag(),
};

/** Something that rings by the clock, or by a lesson. One of `at` and `lesson` is said. */
export type Alarm = RowOf<typeof fields>;
type FormFields = Omit<typeof fields, "off">;
/** What the form holds: its fields, and whether it hangs on a lesson. */
export type AlarmDraft = DraftOf<FormFields> & { readonly isLesson: boolean };
export type AlarmFields = Written<FormFields>;

export const alarm = record({
  kind: alarmKind,
  scope: "year",
  topics: ["classWork"],
  // Its form shows what stands; what rang is over.
  hasNoHistory: true,
  sort: "알람",
  subject: ({ label }) => (typeof label === "string" ? `「${label}」` : "알람"),
  fields,
  columns: [
    "label",
    ["언제", 16, toAlarmWords],
    "days",
    "once",
    [
      "학교 가는 날만",
      14,
      ({ schoolDaysOnly, once }) => (schoolDaysOnly === false || once ? "" : "예"),
    ],
    "sound",
    "rings",
    ["끔", 6, ({ off }) => (off ? "예" : "")],
  ],
  place: ({ label }) => label,
});

/** The alarm that a form stands for: what the other way of saying when needs is not read. */
export function readAlarm({ isLesson, ...draft }: AlarmDraft) {
  const { once, days } = draft;
  const read = readDraft<typeof fields, DraftOf<FormFields>>(
    alarm,
    {
      ...draft,
      ...(isLesson ? { at: "" } : { lesson: "", before: "" }),
      days: once === "" ? days : "",
    },
    (row) => {
      if (isLesson && row.lesson === null) return ["lesson", lessonUnclear];
      if (!isLesson && row.at === null) return ["at", timeUnclear];
      return row.once || row.days ? undefined : ["days", "울릴 요일을 하나 이상 골라 주세요."];
    },
  );
  return read.ok ? ok({ ...read.value, before: read.value.before || null }) : read;
}

function toDayNames(days: string): string {
  return Array.from(days, (weekday) => weekHeads[Number(weekday) - 1] ?? "").join(", ");
}
