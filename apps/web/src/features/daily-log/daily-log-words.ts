import { weatherLabels } from "@damim/domain/weather/weather-labels.ts";
import {
  dayLogKind,
  dayLogLineKind,
  type DayLog,
  type DayLogLine,
} from "@damim/domain/daily-log/daily-log.ts";
import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RecordWords, SaidRecord } from "../../kit/record/record-words.ts";

const toWhen = ({ id }: SaidRecord): string => {
  const day = id.slice(0, 10);
  return isCalendarDay(day) ? toKoreanDay(day) : "하루일지";
};

export const dayLogWords: RecordWords<DayLog> = {
  kind: dayLogKind,
  sort: "하루일지",
  toWhen,
  toSubject: () => "하루일지",
  fields: {
    body: { label: "일지" },
    weather: {
      label: "날씨",
      describe: (value) =>
        typeof value === "string" ? (weatherLabels[value] ?? value) : undefined,
    },
    photos: {
      label: "사진",
      describe: (value) =>
        Array.isArray(value) && value.length > 0 ? `${value.length}장` : undefined,
    },
    closed: { label: "하루 마치기", describe: (value) => (value ? "마침" : undefined) },
    day: undefined,
    from: undefined,
    forked: undefined,
  },
};

export const dayLogLineWords: RecordWords<DayLogLine> = {
  kind: dayLogLineKind,
  sort: "하루일지",
  toWhen,
  toSubject: () => "하루일지의 한 줄",
  fields: {
    text: { label: "고쳐 적은 말" },
    isHidden: { label: "빼기", describe: (value) => (value === true ? "뺐어요" : undefined) },
    day: undefined,
    source: undefined,
    fact: undefined,
  },
  trash: { isLeftOut: true },
};
