import { findFamilyEvent } from "@damim/domain/attendance/family-event.ts";
import {
  absencePaperKind,
  type AbsencePaper,
} from "@damim/domain/attendance-papers/absence-paper.ts";
import { channelLabels } from "@damim/domain/attendance-papers/absence-paper-sheet.ts";
import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { RecordWords } from "../../../kit/record/record-words.ts";

export const paperWords: RecordWords<AbsencePaper> = {
  kind: absencePaperKind,
  sort: "출결 서류",
  toWhen({ id }) {
    const [day] = id.split("~");
    return isCalendarDay(day) ? toKoreanDay(day) : "출결 서류";
  },
  toSubject: ({ id }, nameStudent) => `${nameStudent(id.split("~")[1] ?? "")} 출결 서류`,
  fields: {
    day: undefined,
    studentId: undefined,
    kind: undefined,
    application: { label: "체험학습 신청서 받은 날", describe: toDayWords },
    report: { label: "결석신고서 받은 날", describe: toDayWords },
    evidence: { label: "증빙서류 받은 날", describe: toDayWords },
    tripReport: { label: "체험학습 보고서 받은 날", describe: toDayWords },
    channel: {
      label: "받은 곳",
      describe: (value) => (value ? channelLabels[value === "neis" ? "neis" : "paper"] : undefined),
    },
    isWaived: { label: "서류를 받지 않기", describe: toYes },
    calledOn: { label: "마지막 통화", describe: toDayWords },
    isAbroad: { label: "국외 체험학습", describe: toYes },
    familyEvent: {
      label: "경조사",
      describe(value, { id }) {
        const [day] = id.split("~");
        if (typeof value !== "string" || !isCalendarDay(day)) return undefined;
        return findFamilyEvent(recordSchoolYear(day), value)?.label ?? "다른 경조사";
      },
    },
    photo: { label: "서류 사진", describe: (value) => (value ? "사진 있음" : undefined) },
  },
};

function toDayWords(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return isCalendarDay(value) ? toKoreanMonthDay(value) : value;
}

function toYes(value: unknown): string | undefined {
  return value === true ? "네" : undefined;
}
