import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { answerReport, type KeptReport } from "@damim/domain/family-report/list-reports.ts";
import { offerReport, takeReport } from "@damim/domain/family-report/take-report.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** The teacher's answer to what a family told: each is one undo step, which takes the mark and the answer back. */
export function createReportCommands({ store, act }: CommandDeps) {
  const reports = store.rows(familyReportKind);
  const rows = {
    marks: store.rows(attendanceMarkKind),
    checkIns: store.rows(checkInKind),
    reports,
  };
  return {
    offer: (report: KeptReport) => offerReport(rows, report),
    /** 「질병 결석으로 적기」, or 「확인했어요」 where nothing is offered. */
    take(student: RosterStudent, report: KeptReport): void {
      const offer = offerReport(rows, report);
      const done = offer.type === "mark" ? toCodeLabel(offer.code) : "확인했어요";
      void act(takeReport(rows, report), `${toStudentWords(student)} ${done}`);
    },
    dismiss(student: RosterStudent, report: KeptReport): void {
      const changes = answerReport(reports, report, "dismissed");
      void act(changes, `${toStudentWords(student)} 알린 것을 넘겼어요`);
    },
  };
}
