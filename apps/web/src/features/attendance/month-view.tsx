import { attendanceKinds } from "@damim/domain/attendance/attendance-code.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import {
  listMonthDays,
  toWeekday,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent, StudentId } from "@damim/domain/roster/student.ts";
import {
  isSchoolOpen,
  listClosingSpans,
  type ClosingSpan,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useMemo, useSyncExternalStore } from "react";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { Notice } from "../../ui/notice.tsx";
import { MonthGrid } from "./month-grid.tsx";

export interface MonthViewProps {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly month: CalendarMonth;
  readonly today: CalendarDay;
}

/** The month as a grid of pupils and open days; a marked day without school has its column too. */
export function MonthView({ store, students, month, today }: MonthViewProps) {
  const calendar = useSchoolCalendar(recordSchoolYear(`${month}-01`));
  const days = useGridDays({ store, students, month, today, calendar });
  const closings = listMonthClosings(calendar, month);
  if (days.length === 0) return <Notice tone="info">이 달에는 수업일이 없어요.</Notice>;
  return (
    <>
      <p className="text-14 text-fg-2 pointer-coarse:sr-only">
        칸에서 <Kbd>1</Kbd>–<Kbd>4</Kbd>는 결석·지각·조퇴·결과, 이어서 누르면 사유가 바뀌어요.{" "}
        <Kbd>Enter</Kbd>로 자세히 적고 <Kbd>Delete</Kbd>로 출석으로 바꿔요.
        {closings.length > 0 && ` 쉬는 날: ${closings.map(toClosingWords).join(", ")}`}
      </p>
      <MonthGrid store={store} students={students} days={days} today={today} />
    </>
  );
}

function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd className="rounded-[6px] border border-line bg-surface px-1.5 text-12 font-semibold">
      {children}
    </kbd>
  );
}

function listMonthClosings(calendar: SchoolCalendar, month: CalendarMonth) {
  const days = listMonthDays(month);
  const weekdays = new Set(days.filter((day) => ![0, 6].includes(toWeekday(day))));
  return listClosingSpans(calendar, `${month}-01`, days.at(-1) ?? `${month}-28`).filter(
    ({ from, to }) => from !== to || weekdays.has(from),
  );
}

function toClosingWords({ from, to, name }: ClosingSpan): string {
  const last = to === from ? "" : `–${Number(to.slice(8))}일`;
  return `${Number(from.slice(8))}일${last} ${name}`;
}

/**
 * Open days, today, and other days on which somebody is marked. The list is one object until it changes:
 * a new one draws the whole grid anew. Only the few days without school are looked up at each change.
 */
function useGridDays({
  store,
  students,
  month,
  today,
  calendar,
}: MonthViewProps & { readonly calendar: SchoolCalendar }): readonly CalendarDay[] {
  const readMarked = useMemo(
    () => createMarkedReader(store, students, month, calendar),
    [store, students, month, calendar],
  );
  const marked = useSyncExternalStore(store.subscribe, readMarked);
  return useMemo(
    () =>
      listMonthDays(month).filter(
        (day) => isSchoolOpen(calendar, day) || day === today || marked.includes(day),
      ),
    [month, today, marked, calendar],
  );
}

function createMarkedReader(
  store: Store,
  students: readonly RosterStudent[],
  month: CalendarMonth,
  calendar: SchoolCalendar,
): () => string {
  const marks = store.rows(attendanceMarkKind);
  // The ids once: putting 1,400 of them together at each mark took longer than all the rest of it.
  const freeDays = listMonthDays(month)
    .filter((day) => !isSchoolOpen(calendar, day))
    .map((day) => ({ day, markIds: students.flatMap(({ id }) => listMarkIds(day, id)) }));
  let revision = -1;
  let marked = "";
  return () => {
    const current = store.revision(attendanceMarkKind.name);
    if (current === revision) return marked;
    revision = current;
    marked = freeDays
      .filter(({ markIds }) => markIds.some((id) => marks.has(id)))
      .map(({ day }) => day)
      .join();
    return marked;
  };
}

function listMarkIds(day: CalendarDay, studentId: StudentId): readonly string[] {
  return attendanceKinds.map((kind) => toMarkId({ day, studentId, kind }));
}
