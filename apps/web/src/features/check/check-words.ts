import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { stateSigns } from "@damim/domain/check/check-cells.ts";
import { toRepeatWords } from "@damim/domain/check/check-rounds.ts";
import { checkKind, checkMarkKind, type Check, type CheckMark } from "@damim/domain/check/check.ts";
import { dayWords, type RecordWords } from "../../kit/record/record-words.ts";

export const checkWords: RecordWords<Check> = {
  kind: checkKind,
  sort: "제출 체크",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "제출 체크"),
  fields: {
    title: { label: "제목", isInSubject: true },
    subject: { label: "과목" },
    dueOn: dayWords("언제까지"),
    repeat: {
      label: "되풀이",
      describe: (value) => (typeof value === "string" ? toRepeatWords(value) : undefined),
    },
    from: dayWords("시작하는 날"),
    until: dayWords("끝나는 날"),
    closedOn: dayWords("닫은 날"),
    classKey: undefined,
    order: undefined,
  },
};

const signs: Readonly<Record<string, string>> = stateSigns;

export const checkMarkWords: RecordWords<CheckMark> = {
  kind: checkMarkKind,
  sort: "제출",
  toWhen: ({ fields: { round } }) => (isCalendarDay(round) ? toKoreanMonthDay(round) : "제출"),
  toSubject: ({ id }, nameStudent) => `${nameStudent(id.split("~")[1] ?? "")} 제출`,
  fields: {
    state: {
      label: "제출",
      describe: (value) => (typeof value === "string" ? (signs[value] ?? value) : undefined),
    },
    note: { label: "메모" },
    on: undefined,
    checkId: undefined,
    studentId: undefined,
    round: undefined,
  },
};
