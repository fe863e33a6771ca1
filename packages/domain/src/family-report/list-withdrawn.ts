import { removeRow, type Change } from "@damim/sync/change.ts";
import {
  attendanceMarkKind,
  toMarkId,
  type AttendanceMark,
} from "../attendance/attendance-mark.ts";
import { findDayState, type AttendanceRows } from "../attendance/day-state.ts";
import { addDays, toSeoulDay } from "../calendar-day/calendar-day.ts";
import { familyReportKind, type ReportRows } from "./family-report.ts";
import { toPlaceKey, type KeptReport } from "./standing-reports.ts";
import { REPORT_KEPT_DAYS } from "./report-days.ts";
import { toReportPlace } from "./report-parts.ts";
import { toReportCode } from "./take-report.ts";

/** A mark that stands by a report which its family took back. */
export interface WithdrawnReport {
  readonly report: KeptReport;
  readonly mark: AttendanceMark;
}

/**
 * What families took back while a teacher, who had not heard, wrote the mark: that mark stands, and she is to know. Nothing
 * where the mark is another by now, where somebody still tells the same of that day or told it anew, or where she said that it stays.
 *
 * @param now epoch ms: what is older than the words of reports is asked about no more
 */
export function listWithdrawn(
  rows: AttendanceRows & { readonly reports: ReportRows },
  now: number,
): readonly WithdrawnReport[] {
  const since = addDays(toSeoulDay(now), -REPORT_KEPT_DAYS);
  const recent = [...rows.reports]
    .map(([id, row]) => ({ ...row, ...toReportPlace(id), id }))
    .filter(({ day }) => day >= since);
  const living = recent.filter(({ keyHash }) => keyHash);
  const found = new Map<string, WithdrawnReport>();
  for (const report of recent) {
    const place = toPlaceKey(report);
    if (report.keyHash || report.state !== "taken") continue;
    // One that came later is the same told anew, whatever was answered to it.
    const isTold = living.some(
      (one) => toPlaceKey(one) === place && (one.state !== "dismissed" || one.at > report.at),
    );
    if (isTold) continue;
    const code = toReportCode(report);
    const mark = findDayState(rows, report).marks.find(
      ({ kind, reason }) => kind === code?.kind && reason === code.reason,
    );
    if (mark) found.set(place, { report, mark });
  }
  return [...found.values()].toSorted((a, b) => a.report.day.localeCompare(b.report.day));
}

/** The teacher's answer to it: the mark goes, or stays as her own. */
export function settleWithdrawn(
  reports: ReportRows,
  { report, mark }: WithdrawnReport,
  kept: "lift" | "leave",
): readonly Change[] {
  const settled = [...reports].flatMap(([id, row]) =>
    !row.keyHash &&
    row.state === "taken" &&
    toPlaceKey({ ...row, ...toReportPlace(id) }) === toPlaceKey(report)
      ? [{ kind: familyReportKind.name, id, set: { state: "dismissed" } }]
      : [],
  );
  return kept === "lift"
    ? [removeRow(attendanceMarkKind.name, toMarkId(mark)), ...settled]
    : settled;
}
