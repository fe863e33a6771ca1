import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { findNextOpenDay } from "@damim/domain/attendance/open-days.ts";
import { listAbsenceCases } from "@damim/domain/attendance-papers/absence-case.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { checkKind } from "@damim/domain/check/check.ts";
import { toDayTable } from "@damim/domain/class-table/class-table.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import {
  listSuggestions,
  type NoticeSuggestion,
} from "@damim/domain/day-notice/notice-suggestions.ts";
import { listDue } from "@damim/domain/month-close/due-list.ts";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { listEvents } from "@damim/domain/schedule/list-events.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { readClassTable } from "../../../data/use-day-table.ts";
import { readSchoolCalendar } from "../../../data/use-school-calendar.ts";

/** Of which rows suggestions are made. */
export const suggestionKinds = [
  "baseTable",
  "baseCell",
  "dayPlan",
  "lesson",
  "lessonChange",
  "ownDay",
  "schoolTerms",
  checkKind,
  subjectKind,
  eventKind,
  eventDayKind,
  studentKind,
  attendanceMarkKind,
  attendanceRulesKind,
  absencePaperKind,
];

/** What a year's rows offer for the 알림장 of a day. */
export function readSuggestions(store: Store, day: CalendarDay): readonly NoticeSuggestion[] {
  const calendar = readSchoolCalendar(store);
  const next = findNextOpenDay(calendar, day);
  const students = store.rows(studentKind);
  const cases = listAbsenceCases({
    marks: listCounted(store.rows(attendanceMarkKind).values(), students),
    papers: store.rows(absencePaperKind),
    calendar,
    rules: toAttendanceRules(store.rows(attendanceRulesKind).get(ATTENDANCE_RULES_ID)),
  });
  return listSuggestions({
    day,
    table: toDayTable(readClassTable(store), next),
    subjects: store.rows(subjectKind),
    checks: store.rows(checkKind).values(),
    events: listEvents(
      { events: store.rows(eventKind), eventDays: store.rows(eventDayKind) },
      calendar,
      { from: next, to: next },
    ),
    due: listDue({ cases, accounts: new Map(), calendar, today: day }),
    calendar,
    students: [...students.values()],
  });
}
