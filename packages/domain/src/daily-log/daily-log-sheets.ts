import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { dayLogKind, dayLogLineKind, toWeatherWords } from "./daily-log.ts";

/** 「하루일지」: every day with words, and the lines of those that were closed. */
export const dayLogSheet: RecordSheet = {
  name: "하루일지",
  columns: [
    { head: "날짜", width: 12 },
    { head: "날씨", width: 10 },
    { head: "글", width: 60 },
    { head: "그날의 줄", width: 60 },
    { head: "마친 때", width: 18 },
    { head: "사진", width: 8 },
  ],
  toLines: (rows) =>
    rows
      .list(dayLogKind)
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
      .map((log) => [
        log.day,
        toWeatherWords(log),
        log.body ?? "",
        (log.closed?.lines ?? []).map(({ text }) => text).join("\n"),
        log.closed ? `${toSeoulDay(log.closed.at)} ${toSeoulTimeText(log.closed.at)}` : "",
        log.photos?.length || "",
      ]),
};

/** 「일지의 줄」: own words for lines, and lines that were left out. */
export const dayLogLineSheet: RecordSheet = {
  name: "일지의 줄",
  columns: [
    { head: "날짜", width: 12 },
    { head: "무엇", width: 30 },
    { head: "고친 글", width: 60 },
    { head: "뺐나요", width: 8 },
  ],
  toLines: (rows) =>
    rows
      .list(dayLogLineKind)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ day, source, fact, text, isHidden }) => [
        day,
        `${source} ${fact}`,
        text ?? "",
        isHidden ? "뺌" : "",
      ]),
};
