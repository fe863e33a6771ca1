import { absencePaperKind } from "../attendance-papers/absence-paper.ts";
import { attendanceMarkKind } from "../attendance/attendance-mark.ts";
import { attendanceRulesKind } from "../attendance/attendance-rules.ts";
import { checkInKind } from "../attendance/check-in.ts";
import { checkKind, checkMarkKind } from "../check/check.ts";
import { consultKind } from "../consult/consult.ts";
import { listMemoKind, listTextKind, snippetKind } from "../individual-record/list-memo.ts";
import { noteKind } from "../individual-record/note.ts";
import { monthCloseKind } from "../month-close/month-close.ts";
import { padKeepsakeKind } from "../pad/pad-keepsake.ts";
import { pointKind } from "../point/point.ts";
import { studentKind } from "../student/student.ts";
import { ownDayKind } from "../school-calendar/own-day.ts";
import { schoolTermsKind } from "../school-calendar/school-terms.ts";
import { eventDayKind, eventKind } from "../schedule/event.ts";
import { taskDayKind, taskKind } from "../schedule/task.ts";
import { schoolYearKind } from "../school-year/school-year-setting.ts";

/** Every kind of row that is kept and synced. A new kind gets one line here, in alphabetical order. */
export const recordKinds = [
  absencePaperKind,
  attendanceMarkKind,
  attendanceRulesKind,
  checkInKind,
  checkKind,
  checkMarkKind,
  consultKind,
  eventDayKind,
  eventKind,
  listMemoKind,
  listTextKind,
  monthCloseKind,
  noteKind,
  ownDayKind,
  padKeepsakeKind,
  pointKind,
  schoolTermsKind,
  schoolYearKind,
  snippetKind,
  studentKind,
  taskDayKind,
  taskKind,
] as const;

/** The name of a kind that is kept. */
export type KindName = (typeof recordKinds)[number]["name"];
