import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import {
  findNextShown,
  listNewReports,
  type KeptReport,
} from "@damim/domain/family-report/list-reports.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { useEffect, useEffectEvent, useReducer, useSyncExternalStore } from "react";
import { isFullscreen, watchFullscreen } from "../../platform/fullscreen.ts";
import type { Store } from "../teacher-data.ts";
import { useRows, useTeacherData } from "../use-teacher-data.ts";

/** What families told and no teacher has answered yet, live; what came at night comes forth at six. */
export function useNewReports(store: Store): readonly KeptReport[] {
  const { now } = useTeacherData();
  const rows = useRows(store, familyReportKind);
  const [, hear] = useReducer((times: number) => times + 1, 0);
  const next = findNextShown(rows, now());
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(hear, next - now());
    return () => clearTimeout(timer);
  }, [next, now]);
  return listNewReports(rows, now());
}

/** Shows nothing: tells a board of whom a family told something for the day. Before a class nobody. */
export function ReportedPupils(props: {
  readonly store: Store;
  readonly day: CalendarDay;
  readonly onFound: (found: ReadonlySet<StudentId>) => void;
}) {
  const { store, day, onFound } = props;
  const isOnBoard = useSyncExternalStore(watchFullscreen, isFullscreen);
  const reports = useNewReports(store);
  const ids = reports.flatMap((report) => (report.day === day ? [report.studentId] : []));
  const told = isOnBoard ? "" : ids.join(" ");
  const tell = useEffectEvent(onFound);
  useEffect(() => tell(new Set(told.split(" "))), [told]);
  return null;
}
