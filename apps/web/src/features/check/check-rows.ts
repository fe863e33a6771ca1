import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { CheckRows } from "@damim/domain/check/check-rows.ts";
import { checkKind, checkMarkKind } from "@damim/domain/check/check.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { sortStudents, studentKind, type ClassKey } from "@damim/domain/student/student.ts";
import { useDeferredValue, useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useTeacherData, useRevision } from "../../data/use-teacher-data.ts";
import { useOwnClass } from "../../data/years/class-choice.ts";

const kinds = [checkKind, checkMarkKind, studentKind, attendanceMarkKind, checkInKind];

/** The rows of a year, for the rules over checks. */
export function readCheckRows(
  store: Store,
  facts: {
    readonly calendar: SchoolCalendar;
    readonly today: CalendarDay;
    readonly ownClass?: ClassKey | undefined;
  },
): CheckRows {
  return {
    checks: [...store.rows(checkKind).values()],
    marks: store.rows(checkMarkKind),
    students: sortStudents(store.rows(studentKind).values()),
    attendance: { marks: store.rows(attendanceMarkKind), checkIns: store.rows(checkInKind) },
    ...facts,
  };
}

/** The same, live; another object with every change. A tile is painted first, what counts over all of them follows. */
export function useCheckRows(store: Store): CheckRows {
  const today = toSeoulDay(useTeacherData().now());
  const calendar = useSchoolCalendar(recordSchoolYear(today));
  const ownClass = useOwnClass(store);
  const revision = useDeferredValue(useRevision(store, kinds));
  return useMemo(
    () => readCheckRows(store, { calendar, today, ownClass }),
    // oxlint-disable-next-line react/exhaustive-deps -- the maps are one object for ever; their revisions tell the change
    [store, calendar, today, ownClass, revision],
  );
}
