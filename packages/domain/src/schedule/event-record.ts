import { ok } from "../base/result.ts";
import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { repeatColumn, repeatFields, turnName } from "../occurrence/repeat-fields.ts";
import { readRepeat, type RepeatDraft } from "../occurrence/repeat-draft.ts";
import { colourLabels } from "../record/colour.ts";
import type { DraftOf, RowOf, Written } from "../record/field.ts";
import { choice, clock, day, figure, ref, text, yes } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { findRow } from "../record/record-sheet.ts";
import { readDraft, record, refuseBoth } from "../record/record.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import { eventDayKind, eventKind, ONE_TURN } from "./event.ts";
import { toTurnWords } from "./turn-words.ts";

const timeUnclear = "시각은 14:30처럼 적어 주세요. 비워 두면 하루 종일이에요.";

const note = text("메모", {
  most: 1_000,
  tooLong: "메모는 1,000자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요.",
  column: { width: 40 },
});

const formFields = {
  title: text("제목", {
    most: 60,
    empty: "무슨 일정인지 제목을 적어 주세요.",
    isInSubject: true,
    column: { width: 30 },
  }),
  /** Of a repeated one the day from which it counts. */
  day: day("날짜", { column: { width: 12 } }),
  /** The last day of several; a repeated event has none. */
  to: maybe(
    day("끝나는 날", {
      unclear: "끝나는 날짜를 골라 주세요. 하루면 비워 두어도 돼요.",
      column: { width: 12 },
    }),
  ),
  /** On its first day; without it all day. */
  start: maybe(clock("시작", { unclear: timeUnclear, column: { width: 8 } })),
  /** On its last day. */
  end: maybe(clock("끝", { unclear: timeUnclear, column: { width: 8 } })),
  place: text("장소", { most: 40, column: { width: 16 } }),
  colour: choice("색", colourLabels, { column: { width: 8 } }),
  note,
  remindMinutes: maybe(
    figure("미리 알림", {
      least: 0,
      most: 20_160,
      unclear: "미리 알림은 0분부터 두 주 전까지 고를 수 있어요.",
      say: (minutes) => `${minutes}분 전`,
      column: { head: "미리 알림(분)", width: 12 },
    }),
  ),
};

const fields = {
  ...formFields,
  ...repeatFields,
  /** Who wrote it: the teacher, the school's calendar, a calendar that is followed. */
  source: choice(
    undefined,
    { me: "내가 적음", school: "학사일정", feed: "구독" },
    { column: { head: "어디서", width: 12 } },
  ),
  /** What the teacher calls the calendar that it comes from, where `source` is another one. */
  origin: text("어느 캘린더", { most: 40, column: { width: 16 } }),
};

/** Something that stands in the calendar, once or again and again. Its turns are computed (`list-events.ts`). */
export type CalendarEvent = RowOf<typeof fields>;
export type EventDraft = DraftOf<typeof formFields> & RepeatDraft;
/** What the form writes. */
export type EventFields = Written<typeof formFields & typeof repeatFields>;

export const event = record({
  kind: eventKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  sort: "일정",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "일정"),
  fields,
  columns: [
    "day",
    "to",
    "start",
    "end",
    "title",
    "place",
    repeatColumn,
    "note",
    "colour",
    "remindMinutes",
    "source",
    "origin",
  ],
  place: (row) => row.day,
});

export const eventFormNames = Object.keys(formFields) as (keyof typeof formFields)[];

/** The event that a form stands for. */
export function readEvent(draft: EventDraft, year: SchoolYear) {
  const span = toSchoolYearSpan(year);
  const to = draft.to === draft.day ? "" : draft.to;
  const read = readDraft(
    { fields: formFields },
    { ...draft, to },
    ({ day: from, to: last, start, end }) => {
      if (from < span.from || from > span.to) return ["day", `${year}학년도의 날짜를 골라 주세요.`];
      if (last && last < from)
        return ["to", "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요."];
      if (last && draft.every !== "")
        return ["to", "여러 날 이어지는 일정은 반복할 수 없어요. 끝나는 날을 비워 주세요."];
      if (end && !start) return ["start", "시작하는 시각도 적어 주세요."];
      if (!last && start && end && end < start)
        return ["end", "끝나는 시각이 시작하는 시각보다 빨라요. 다시 적어 주세요."];
      return undefined;
    },
  );
  const repeat = readRepeat(draft, isCalendarDay(draft.day) ? draft.day : span.from);
  return read.ok && repeat.ok ? ok({ ...read.value, ...repeat.value }) : refuseBoth(read, repeat);
}

const ofDay = {
  eventId: ref(),
  planned: turnName(ONE_TURN),
  movedTo: maybe(day("옮긴 날", { column: { width: 12 } })),
  isOff: yes("뺐나요", { say: "이번만 뺌" }),
  /** It is nobody's business at home (`weekly-letter`): a row a turn, so that two devices that take out two keep both. */
  isLeftOut: yes("주간학습안내에서 뺐나요", { say: "주간학습안내에서 뺌" }),
  note,
};

/** What the teacher said of one turn of a repeated event, or of an event of another calendar: that it is hidden. */
export type EventDay = RowOf<typeof ofDay>;

export const eventDay = record({
  kind: eventDayKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  // One turn that was moved or left out: seen in the calendar, and put back there.
  hasNoHistory: true,
  sort: "일정의 한 번",
  subject: () => "반복하는 일정의 한 번",
  fields: ofDay,
  columns: [
    ["일정", 30, ({ eventId }, rows) => findRow(rows, eventKind, eventId)?.title ?? "지운 일정"],
    ["예정한 때", 12, ({ planned }) => toTurnWords(planned)],
    "movedTo",
    ["뺐나요", 8, ({ isOff }) => (isOff ? "뺌" : "")],
    "note",
  ],
});
