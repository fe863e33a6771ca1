import { findFamilyEvent } from "@damim/domain/attendance/family-event.ts";
import type { AbsencePaper } from "@damim/domain/attendance-papers/absence-paper.ts";
import { channelLabels } from "@damim/domain/attendance-papers/absence-paper-sheet.ts";
import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";

/** Fields of a paper as its dialog calls them. */
const fieldLabels: Readonly<
  Record<Exclude<keyof AbsencePaper, "day" | "studentId" | "kind">, string>
> = {
  application: "체험학습 신청서 받은 날",
  report: "결석신고서 받은 날",
  evidence: "증빙서류 받은 날",
  tripReport: "체험학습 보고서 받은 날",
  channel: "받은 곳",
  isWaived: "서류를 받지 않기",
  calledOn: "마지막 통화",
  isAbroad: "국외 체험학습",
  familyEvent: "경조사",
  photo: "서류 사진",
};

/** What a paper's field is called; nothing for what its id says already. */
export function findPaperFieldLabel(field: string): string | undefined {
  return Object.entries(fieldLabels).find(([name]) => name === field)?.[1];
}

/** A stored value of a paper's field as its dialog shows it; nothing where it is empty. */
export function describePaperValue(
  field: string,
  value: unknown,
  absenceDay: CalendarDay,
): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return "네";
  if (typeof value !== "string") return JSON.stringify(value);
  if (field === "photo") return "사진 있음";
  if (field === "channel") return channelLabels[value === "neis" ? "neis" : "paper"];
  if (field === "familyEvent") {
    return findFamilyEvent(recordSchoolYear(absenceDay), value)?.label ?? "다른 경조사";
  }
  return isCalendarDay(value) ? toKoreanMonthDay(value) : value;
}
