import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listMemoKind } from "@damim/domain/individual-record/list-memo.ts";
import { listAreas } from "@damim/domain/individual-record/note-lists.ts";
import { noteKind, type Note } from "@damim/domain/individual-record/note.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { recordSchoolYear, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useMemo } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useMembers } from "../../../data/use-roster.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useRows, useTeacherData, type LiveRows } from "../../../data/use-teacher-data.ts";

/** What all parts of 개별기록 are about: a year, its class and its notes, live. */
export interface RecordYear {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly calendar: SchoolCalendar;
  /** Of the class that the switch shows, today. */
  readonly members: readonly RosterStudent[];
  readonly notes: LiveRows<Note>;
  /** The four, subjects and words that occur. */
  readonly areas: readonly string[];
}

export function useRecordYear(store: Store): RecordYear {
  const today = toSeoulDay(useTeacherData().now());
  const year = recordSchoolYear(today);
  const calendar = useSchoolCalendar(year);
  const members = useMembers(store, today);
  const notes = useRows(store, noteKind);
  const memos = useRows(store, listMemoKind);
  return useMemo(() => {
    const occurring = [
      ...[...notes.values()].map(({ area }) => area),
      ...[...memos.values()].map(({ subject }) => subject),
    ];
    const areas = listAreas(occurring);
    return { store, year, today, calendar, members, notes, areas };
  }, [store, year, today, calendar, members, notes, memos]);
}
