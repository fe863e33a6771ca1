import { absencePaperSheet } from "../attendance-papers/absence-paper-sheet.ts";
import { formerSchoolSheet } from "../attendance-year/former-school-sheet.ts";
import { attendanceRulesSheet } from "../attendance/attendance-rules-sheet.ts";
import { attendanceSheet } from "../attendance/attendance-sheet.ts";
import { checkInSheet } from "../attendance/check-in-sheet.ts";
import { monthCloseSheet } from "../month-close/month-close-sheet.ts";
import { padKeepsakeSheet } from "../pad/pad-keepsake-sheet.ts";
import { studentSheet } from "../roster/student-sheet.ts";
import { ownDaySheet } from "../school-calendar/own-day-sheet.ts";
import { schoolTermsSheet } from "../school-calendar/school-terms-sheet.ts";
import { schoolYearSheet } from "../school-year/school-year-sheet.ts";
import type { RecordSheet } from "../record/record-sheet.ts";

/** Every sheet that an archive has for people, in the order of the tabs. A feature adds its one line. */
export const recordSheets: readonly RecordSheet[] = [
  schoolYearSheet,
  studentSheet,
  attendanceSheet,
  formerSchoolSheet,
  checkInSheet,
  ownDaySheet,
  schoolTermsSheet,
  absencePaperSheet,
  monthCloseSheet,
  padKeepsakeSheet,
  attendanceRulesSheet,
];
