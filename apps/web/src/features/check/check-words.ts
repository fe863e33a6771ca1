import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { stateSigns } from "@damim/domain/check/check-cells.ts";
import { checkMarkKind, type CheckMark } from "@damim/domain/check/check.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

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
