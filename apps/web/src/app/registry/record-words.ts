import { bookingPlan, bookingSlot } from "@damim/domain/booking/booking-records.ts";
import { planRefusalMessages } from "@damim/domain/booking/decide-plan-write.ts";
import { slotRefusalMessages } from "@damim/domain/booking/decide-slot-write.ts";
import { consult } from "@damim/domain/consult/consult-record.ts";
import { reportRefusalMessages } from "@damim/domain/family-report/decide-report-write.ts";
import { familyReport } from "@damim/domain/family-report/family-report-record.ts";
import type { KindName } from "@damim/domain/registry/record-kinds.ts";
import { records } from "@damim/domain/registry/records.ts";
import { closedAlready, lockedMeanwhile, noSuchKey } from "@damim/domain/vault/vault-words.ts";
import { vault } from "@damim/domain/vault/vault-record.ts";
import {
  assignMoveWords,
  assignPlanWords,
  assignPupilWords,
  assignRuleWords,
  assignRunWords,
} from "../../features/class-assignment/assign-words.ts";
import { checkInWords } from "../../features/attendance/check-in-words.ts";
import { markWords } from "../../features/attendance/mark/mark-words.ts";
import { ownDayWords } from "../../features/holidays/own-day-words.ts";
import { closeWords } from "../../features/month-close/close-words.ts";
import { paperWords } from "../../features/month-close/papers/paper-words.ts";
import { ruleWords } from "../../features/month-close/rule-words.ts";
import { schoolYearWords } from "../../features/profile/school-year-words.ts";
import { studentWords } from "../../features/roster/student/student-record-words.ts";
import { drawTurnWords, drawWords } from "../../features/draw/draw-words.ts";
import { toWords } from "../../kit/record/to-words.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

/** Of kinds whose fields do not say all, and of those that are not said once. */
const ownWords: { readonly [Name in KindName]?: RecordWords } = {
  absencePaper: paperWords,
  assignMove: assignMoveWords,
  assignPlan: assignPlanWords,
  assignPupil: assignPupilWords,
  assignRule: assignRuleWords,
  assignRun: assignRunWords,
  attendanceMark: markWords,
  attendanceRules: ruleWords,
  bookingPlan: toWords(bookingPlan, {
    denied: {
      "plan-booked": planRefusalMessages["plan-booked"]({ type: "plan-booked" }),
      "plan-timed": planRefusalMessages["plan-timed"]({ type: "plan-timed" }),
    },
  }),
  bookingSlot: toWords(bookingSlot, {
    isSaidByWrite: true,
    denied: {
      "slot-other": slotRefusalMessages["slot-other"]({ type: "slot-other" }),
      "slot-taken": slotRefusalMessages["slot-taken"]({ type: "slot-taken" }),
      "slot-gone": slotRefusalMessages["slot-gone"]({ type: "slot-gone" }),
    },
  }),
  checkIn: checkInWords,
  consult: toWords(consult, { denied: { locked: lockedMeanwhile, "no-such-key": noSuchKey } }),
  draw: drawWords,
  drawTurn: drawTurnWords,
  familyReport: toWords(familyReport, {
    denied: { "report-fixed": reportRefusalMessages["report-fixed"]({ type: "report-fixed" }) },
  }),
  monthClose: closeWords,
  ownDay: ownDayWords,
  schoolYear: schoolYearWords,
  student: studentWords,
  vault: toWords(vault, { denied: { "closed-already": closedAlready } }),
};

/** For late parts alone: no first screen says them. */
const recordWords: Readonly<Record<string, RecordWords>> = {
  ...Object.fromEntries(records.map((of) => [of.kind.name, toWords(of)])),
  ...ownWords,
};

/** Nothing for a kind that a newer version wrote. */
export function findRecordWords(kind: string): RecordWords | undefined {
  return Object.hasOwn(recordWords, kind) ? recordWords[kind] : undefined;
}
