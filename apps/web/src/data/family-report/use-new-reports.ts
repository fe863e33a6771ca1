import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { findNextShown, listNewReports } from "@damim/domain/family-report/list-reports.ts";
import type { NewReport } from "@damim/domain/family-report/standing-reports.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { reportTypes } from "@damim/domain/family-report/report-parts.ts";
import { toReportWords } from "@damim/domain/family-report/take-report.ts";
import { useEffect, useEffectEvent, useReducer, useSyncExternalStore } from "react";
import { isFullscreen, watchFullscreen } from "../../platform/fullscreen.ts";
import type { Store } from "../teacher-data.ts";
import { useRows, useTeacherData } from "../use-teacher-data.ts";

/** What families told and no teacher has answered yet, live; what came at night comes forth at six. */
export function useNewReports(store: Store): readonly NewReport[] {
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

/** Shows nothing: tells a board of whom a family told something for the day, and what. Before a class of nobody. */
export function ReportedPupils(props: {
  readonly store: Store;
  readonly day: CalendarDay;
  readonly onFound: (found: ReadonlyMap<StudentId, string>) => void;
}) {
  const { store, day, onFound } = props;
  const { now } = useTeacherData();
  const isOnBoard = useSyncExternalStore(watchFullscreen, isFullscreen);
  const reports = useNewReports(store).filter((report) => report.day === day && !isOnBoard);
  const told = new Map<StudentId, string>();
  for (const report of reports) {
    const { studentId, type } = report;
    const words = toReportWords(report, now());
    const whole = type === "fieldTrip" ? words : `${reportTypes[type]} · ${words}`;
    told.set(studentId, [told.get(studentId), whole].filter(Boolean).join(" / "));
  }
  const tell = useEffectEvent(() => onFound(told));
  const key = JSON.stringify([...told]);
  useEffect(() => tell(), [key]);
  return null;
}
