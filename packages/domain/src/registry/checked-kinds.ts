import type { RecordKind } from "@damim/sync/kind.ts";
import type { GenericSchema } from "valibot";
import { absencePaperKind } from "../attendance-papers/absence-paper.ts";
import { absencePaperSchema } from "../attendance-papers/absence-paper-schema.ts";
import { attendanceMarkKind } from "../attendance/attendance-mark.ts";
import { attendanceMarkSchema } from "../attendance/attendance-mark-schema.ts";
import { attendanceRulesKind } from "../attendance/attendance-rules.ts";
import { attendanceRulesSchema } from "../attendance/attendance-rules-schema.ts";
import { checkInKind } from "../attendance/check-in.ts";
import { checkInSchema } from "../attendance/check-in-schema.ts";
import { monthCloseKind } from "../month-close/month-close.ts";
import { monthCloseSchema } from "../month-close/month-close-schema.ts";
import { padKeepsakeKind } from "../pad/pad-keepsake.ts";
import { padKeepsakeSchema } from "../pad/pad-keepsake-schema.ts";
import { studentKind } from "../student/student.ts";
import { studentSchema } from "../student/student-schema.ts";
import { ownDayKind } from "../school-calendar/own-day.ts";
import { ownDaySchema } from "../school-calendar/own-day-schema.ts";
import { schoolTermsKind } from "../school-calendar/school-terms.ts";
import { schoolTermsSchema } from "../school-calendar/school-terms-schema.ts";
import { schoolYearKind } from "../school-year/school-year-setting.ts";
import { schoolYearSettingSchema } from "../school-year/school-year-setting-schema.ts";

/** A kind with the one schema of its rows. */
export interface CheckedKind<T = unknown> extends RecordKind<T> {
  readonly schema: GenericSchema<unknown, T>;
}

/**
 * Every kind with its schema, for the server, which checks each push. Apart from `recordKinds`, so that no
 * page waits for schemas that it never asks. A new kind gets one line here and one there.
 */
export const checkedKinds: readonly CheckedKind[] = [
  check(absencePaperKind, absencePaperSchema),
  check(attendanceMarkKind, attendanceMarkSchema),
  check(attendanceRulesKind, attendanceRulesSchema),
  check(checkInKind, checkInSchema),
  check(monthCloseKind, monthCloseSchema),
  check(ownDayKind, ownDaySchema),
  check(padKeepsakeKind, padKeepsakeSchema),
  check(schoolTermsKind, schoolTermsSchema),
  check(schoolYearKind, schoolYearSettingSchema),
  check(studentKind, studentSchema),
];

function check<T>(kind: RecordKind<T>, schema: GenericSchema<unknown, T>): CheckedKind<T> {
  return { ...kind, schema };
}
