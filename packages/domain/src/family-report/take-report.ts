import type { Change } from "@damim/sync/change.ts";
import { toCodeLabel, type AttendanceCode } from "../attendance/code/attendance-code.ts";
import { findSubReasonOfNote } from "../attendance/code/reason-words.ts";
import { findDayState, type AttendanceRows } from "../attendance/day-state.ts";
import { markStudent } from "../attendance/mark-student.ts";
import { withParticle } from "../hangul/particle.ts";
import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { toKoreanDay, toKoreanMonthDay } from "../calendar-day/korean-day.ts";

import type { FamilyReport, ReportRows } from "./family-report.ts";
import { reportReasons, reportTypes } from "./report-parts.ts";
import { answerReport } from "./list-reports.ts";
import type { KeptReport } from "./standing-reports.ts";

/** What a teacher may do with a report: write a mark by one press, or only say that it was seen. */
export type ReportOffer =
  | {
      readonly type: "mark";
      readonly code: AttendanceCode;
      readonly label: string;
      readonly words?: string;
    }
  | { readonly type: "seen"; readonly words: string };

const kinds = { absent: "absent", late: "late", early: "earlyLeave" } as const;

/**
 * 「질병 결석으로 적기」, or only 「확인했어요」: of a question, of what is marked that way already, and of a pupil who came.
 * Who leaves early has come.
 *
 * ```ts
 * offerReport(rows, report); // { type: "mark", code: { kind: "absent", reason: "illness" }, label: "질병 결석으로 적기" }
 * ```
 */
export function offerReport(rows: AttendanceRows, report: KeptReport): ReportOffer {
  const { type } = report;
  const code = toReportCode(report);
  if (!code) return { type: "seen", words: "" };
  const label = withParticle(toCodeLabel(code), "으로/로");
  const { marks, checkIn } = findDayState(rows, report);
  const isSame = marks.some((mark) => mark.kind === code.kind && mark.reason === code.reason);
  if (isSame) return { type: "seen", words: `${label} 적혀 있어요` };
  if (checkIn === "arrived" && type !== "early")
    return { type: "seen", words: "왔다고 적은 학생이에요" };
  // Of one day a pupil is absent or comes late: what the press takes away is said before it.
  const before = marks.find(
    ({ kind }) => kind === code.kind || kind === "absent" || code.kind === "absent",
  );
  const words = before && `지금은 ${withParticle(toCodeLabel(before), "으로/로")} 적혀 있어요`;
  return { type: "mark", code, label: `${label} 적기`, ...(words && { words }) };
}

/** The mark that a report is about; none of a question. */
export function toReportCode({ type, reason }: FamilyReport): AttendanceCode | undefined {
  if (type === "fieldTrip") return undefined;
  return { kind: kinds[type], reason: reason === "sick" ? "illness" : "other" };
}

/** One press, one undo step: the mark that is offered, with the family's words as its 사유, and that the report was seen. */
export function takeReport(
  rows: AttendanceRows & { readonly reports: ReportRows },
  report: KeptReport,
): readonly Change[] {
  const offer = offerReport(rows, report);
  const seen = answerReport(rows.reports, report, "taken");
  if (offer.type === "seen") return seen;
  const { day, studentId } = report;
  const note = toNote(report);
  const subReason = note && findSubReasonOfNote(note, offer.code.reason);
  const more = { ...(note && { note }), ...(subReason && { subReason }) };
  return [...markStudent(rows, { day, studentId, ...offer.code, ...more }), ...seen];
}

/** 「아파요 · 열이 나요 (어머니, 08:12)」; of another day with that day in front. */
export function toReportWords(report: KeptReport, now: number): string {
  const { type, reason, note, relation, at, day } = report;
  const today = toSeoulDay(now);
  const on = toSeoulDay(at);
  const when = `${on === today ? "" : `${toKoreanMonthDay(on)} `}${toSeoulTimeText(at)}`;
  const why = type === "fieldTrip" ? reportTypes[type] : reason && reportReasons[reason];
  const said = [day === today ? "" : toKoreanDay(day), why, note].filter(Boolean).join(" · ");
  return `${said} (${[relation, when].filter(Boolean).join(", ")})`;
}

/** The family's own words, or what they pressed; 「그 밖」 alone says nothing. */
function toNote({ note, reason }: FamilyReport): string {
  return note || (reason && reason !== "other" ? reportReasons[reason] : "");
}
