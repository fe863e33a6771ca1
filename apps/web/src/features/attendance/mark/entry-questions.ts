// Loaded lazily, with 한 줄 기록.
import { DEAD, type Change } from "@damim/sync/change.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { listLimitQuestions } from "./limit-question.ts";
import { listChangeQuestions, listMarkQuestions, type MarkQuestion } from "./mark-question.ts";

/**
 * What the day view would ask before it writes the same: limits of a 세부 사유, days without lessons where a mark or
 * 확인 중 comes to stand, closed months where anything of attendance changes. Nothing where nothing changes.
 */
export function listEntryQuestions(
  store: Store,
  calendar: SchoolCalendar,
  changes: readonly Change[],
): readonly MarkQuestion[] {
  const ofAttendance = changes.filter(
    ({ kind }) => kind === attendanceMarkKind.name || kind === checkInKind.name,
  );
  if (ofAttendance.length === 0) return [];
  const marked = listDays(ofAttendance.filter(isMarking));
  return [
    ...listLimitQuestions(store, calendar, changes),
    ...listMarkQuestions(store, marked),
    ...listChangeQuestions(store, listDays(ofAttendance)),
  ];
}

/** Taking away and 왔어요 are asked about in a closed month alone. */
function isMarking({ set }: Change): boolean {
  return set[DEAD] !== true && set["state"] !== "arrived";
}

/** The ids of both kinds begin with the day. */
function listDays(changes: readonly Change[]): readonly CalendarDay[] {
  const days = changes.map(({ id }) => id.split("~")[0]).filter(isCalendarDay);
  return [...new Set(days)].sort();
}
