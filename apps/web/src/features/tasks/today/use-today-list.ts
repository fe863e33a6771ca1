import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listStillOpen, listToday, type TodayList } from "@damim/domain/schedule/today-list.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useDeferredValue, useMemo } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useTeacherData, useRevision } from "../../../data/use-teacher-data.ts";
import type { DueCode, DueItem, DueQuestion, DueSource } from "../../../kit/manifest/due-source.ts";
import { useCodes } from "../../../kit/manifest/use-codes.ts";
import { useTaskRows } from "../task-rows.ts";

/** A thing that another feature says is due, with the feature's own words and acts. */
export interface DueRow extends Omit<DueItem, "studentId"> {
  /** Unique over all sources. */
  readonly key: string;
  /** With the pupil: 「3번 김가온 결석신고서」. */
  readonly title: string;
  readonly source: DueSource;
  readonly code: DueCode;
}

export interface TodayView {
  readonly today: CalendarDay;
  readonly calendar: SchoolCalendar;
  readonly asked: DueQuestion;
  readonly list: TodayList<DueRow>;
  /** Something may be due of which this page does not know: its code did not come. */
  readonly isMissing: boolean;
  /** Open ones, late and of today. */
  readonly openCount: number;
}

/** 오늘 할 일 of all features, live. Nothing is copied: each item is what its feature says now. */
export function useTodayList(store: Store, sources: readonly DueSource[]): TodayView {
  const now = useTeacherData().now();
  const today = toSeoulDay(now);
  const calendar = useSchoolCalendar(recordSchoolYear(today));
  const rows = useTaskRows(store);
  const students = useRoster(store);
  const codes = useCodes(sources);
  // A mark is painted on its seat first; what is due follows.
  const revision = useDeferredValue(
    useRevision(
      store,
      sources.flatMap(({ kindNames }) => kindNames),
    ),
  );
  // By the minute: a page that stands open all day asks again with each change.
  const minute = Math.floor(now / 60_000) * 60_000;
  const asked = useMemo(
    () => ({ store, calendar, today, now: minute }),
    [store, calendar, today, minute],
  );
  const due = useMemo(() => {
    const byId = new Map(students.map((student) => [student.id, student]));
    return sources.flatMap((source, index) => {
      const code = codes?.[index];
      if (!code) return [];
      return code.listDue(asked).map(({ studentId, ...item }): DueRow => {
        const student = studentId && byId.get(studentId);
        const title = student ? `${toStudentWords(student)} ${item.title}` : item.title;
        return { ...item, title, key: `${source.id}~${item.id}`, source, code };
      });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the rows are one object for ever; their revisions tell the change
  }, [sources, codes, asked, students, revision]);
  return useMemo(() => {
    const list = listToday(rows, due, { today, calendar });
    const openCount = listStillOpen(list).length;
    const isMissing = codes?.includes(undefined) === true;
    return { today, calendar, asked, list, openCount, isMissing };
  }, [rows, due, today, calendar, asked, codes]);
}
