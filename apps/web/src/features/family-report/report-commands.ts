import { toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { answerReport } from "@damim/domain/family-report/list-reports.ts";
import type { KeptReport } from "@damim/domain/family-report/standing-reports.ts";
import {
  listWithdrawn,
  settleWithdrawn,
  type WithdrawnReport,
} from "@damim/domain/family-report/list-withdrawn.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { offerReport, takeReport } from "@damim/domain/family-report/take-report.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";
import { actOnMarks } from "../../kit/attendance/act-on-marks.ts";
import { toAttendanceRows } from "../../kit/attendance/attendance-rows.ts";
import type { askInTurn } from "../../kit/attendance/mark-question.ts";

/** The teacher's answer to what a family told: each is one undo step, which takes the mark and the answer back. */
export function createReportCommands(deps: CommandDeps, askFirst?: typeof askInTurn) {
  const { store, act } = deps;
  const reports = store.rows(familyReportKind);
  const rows = { ...toAttendanceRows(store), reports };
  const { mark, change } = actOnMarks(deps, askFirst);
  return {
    offer: (report: KeptReport) => offerReport(rows, report),
    /** 「질병 결석으로 적기」, or 「확인했어요」 where nothing is offered. */
    take(student: RosterStudent, report: KeptReport): void {
      const offer = offerReport(rows, report);
      const done = offer.type === "mark" ? toCodeLabel(offer.code) : "확인했어요";
      mark(takeReport(rows, report), `${toStudentWords(student)} ${done}`);
    },
    listWithdrawn: (now: number) => listWithdrawn(rows, now),
    /** Of what a family took back after it was taken: the mark goes, or stays. */
    settle(student: RosterStudent, withdrawn: WithdrawnReport, kept: "lift" | "leave"): void {
      const what = toCodeLabel(withdrawn.mark);
      const done =
        kept === "lift" ? `${withParticle(what, "을/를")} 지웠어요` : `${what} 그대로 뒀어요`;
      change(settleWithdrawn(reports, withdrawn, kept), `${toStudentWords(student)} ${done}`);
    },
    dismiss(student: RosterStudent, report: KeptReport): void {
      const changes = answerReport(reports, report, "dismissed");
      void act(changes, `${toStudentWords(student)} 알린 것을 넘겼어요`);
    },
  };
}

export type ReportCommands = ReturnType<typeof createReportCommands>;
