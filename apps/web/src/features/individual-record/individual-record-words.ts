import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { listMemoKind, type ListMemo } from "@damim/domain/individual-record/list-memo.ts";
import { neisItems } from "@damim/domain/individual-record/neis-items.ts";
import { noteKind, type Note } from "@damim/domain/individual-record/note.ts";
import { dayWords, type RecordWords } from "../../kit/record/record-words.ts";

export const noteWords: RecordWords<Note> = {
  kind: noteKind,
  sort: "개별기록",
  toWhen: ({ fields: { day } }) => (isCalendarDay(day) ? toKoreanDay(day) : "개별기록"),
  toSubject: ({ id, fields: { studentId } }, nameStudent) =>
    `${nameStudent(typeof studentId === "string" ? studentId : (id.split("~")[1] ?? ""))} 개별기록`,
  fields: {
    day: dayWords("날짜"),
    studentId: undefined,
    area: { label: "영역" },
    text: { label: "기록" },
    photo: { label: "사진", describe: (value) => (value ? "있음" : undefined) },
    groupId: undefined,
    isDraft: undefined,
    from: undefined,
    forked: undefined,
  },
};

export const listMemoWords: RecordWords<ListMemo> = {
  kind: listMemoKind,
  sort: "목록",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "목록"),
  fields: {
    title: { label: "제목", isInSubject: true },
    item: {
      label: "항목",
      describe: (value) =>
        typeof value === "string"
          ? (neisItems.find(({ key }) => key === value)?.label ?? value)
          : undefined,
    },
    limit: {
      label: "바이트",
      describe: (value) =>
        typeof value === "number"
          ? value === 0
            ? "제한 없음"
            : value.toLocaleString("ko")
          : undefined,
    },
    subject: { label: "과목" },
    closedOn: dayWords("닫은 날"),
    classKey: undefined,
    order: undefined,
  },
};
