import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { savedIdeaKind } from "./saved-idea.ts";

/** 「저장한 생각」 of 이거해봐요. */
export const savedIdeaSheet: RecordSheet = {
  name: "저장한 생각",
  columns: [
    { head: "제목", width: 40 },
    { head: "어디에", width: 30 },
    { head: "저장한 날", width: 12 },
  ],
  toLines: (rows) =>
    rows
      .list(savedIdeaKind)
      .toSorted((a, b) => a.at - b.at)
      .map(({ title, about, at }) => [title, about, toSeoulDay(at)]),
};
