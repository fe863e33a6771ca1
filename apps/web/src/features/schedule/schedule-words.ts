import { COLOURS, colourLabels } from "@damim/domain/record/colour.ts";
import {
  eventDayKind,
  eventKind,
  type CalendarEvent,
  type EventDay,
} from "@damim/domain/schedule/event.ts";
import { dayWords, type RecordWords } from "../../kit/record/record-words.ts";
import { repeatFieldWords } from "../../kit/repeat/repeat-field-words.ts";

export const eventWords: RecordWords<CalendarEvent> = {
  kind: eventKind,
  sort: "일정",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "일정"),
  fields: {
    title: { label: "제목", isInSubject: true },
    day: dayWords("날짜"),
    to: dayWords("끝나는 날"),
    start: { label: "시작" },
    end: { label: "끝" },
    place: { label: "장소" },
    colour: {
      label: "색",
      describe: (value) => COLOURS.flatMap((each) => (each === value ? colourLabels[each] : []))[0],
    },
    note: { label: "메모" },
    ...repeatFieldWords,
    remindMinutes: {
      label: "미리 알림",
      describe: (value) => (typeof value === "number" ? `${value}분 전` : undefined),
    },
    source: undefined,
  },
};

export const eventDayWords: RecordWords<EventDay> = {
  kind: eventDayKind,
  sort: "일정의 한 번",
  toSubject: () => "되풀이하는 일정의 한 번",
  fields: {
    movedTo: dayWords("옮긴 날"),
    isOff: { label: "뺐나요", describe: (value) => (value ? "이번만 뺌" : undefined) },
    note: { label: "메모" },
    eventId: undefined,
    planned: undefined,
  },
};
