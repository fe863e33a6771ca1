import { addDays, toSeoulDay } from "../calendar-day/calendar-day.ts";
import { familyReportKind, type FamilyReport, type ReportRows } from "./family-report.ts";
import { REPORT_KEPT_DAYS, toShownFrom } from "./report-days.ts";
import { toReportPlace } from "./report-parts.ts";
import { listStanding, toPlaceKey, type KeptReport, type NewReport } from "./standing-reports.ts";

/**
 * What families told and no teacher has answered yet, the earliest day first. Of one pupil, day and type the last one stands,
 * whoever told it, with what other phones told before: nobody takes away or hides what another said.
 *
 * @param now epoch ms: what came at night is not there before 06:00
 */
export function listNewReports(rows: ReportRows, now: number): readonly NewReport[] {
  const since = addDays(toSeoulDay(now), -REPORT_KEPT_DAYS);
  return listStanding(rows, (report) => report.day >= since && !isHidden(report, now)).toSorted(
    (a, b) => a.day.localeCompare(b.day) || a.at - b.at || a.id.localeCompare(b.id),
  );
}

/** When something of the night comes forth next, epoch ms. */
export function findNextShown(rows: ReportRows, now: number): number | undefined {
  const ahead = [...rows.values()].filter((report) => isHidden(report, now));
  return ahead.length > 0 ? Math.min(...ahead.map(({ at }) => toShownFrom(at))) : undefined;
}

/**
 * What is left of a report that its family took back or told anew: nothing of what they wrote, and it stands no more. The row
 * stays, for a teacher's device may answer it before it has heard, and its state is hers alone: whichever arrives first, what
 * she took is known to be taken (`listWithdrawn`).
 */
export const withdrawnReport = { note: null, relation: null, keyHash: null } as const;

/**
 * The teacher's answer. What was taken was read with all that other phones told of it before; 「아니에요」 is of this one alone,
 * and what it stood before comes forth.
 */
export function answerReport(rows: ReportRows, report: KeptReport, state: "taken" | "dismissed") {
  return [...rows].flatMap(([id, row]) =>
    row.state === "new" &&
    (id === report.id || state === "taken") &&
    toPlaceKey({ ...row, ...toReportPlace(id) }) === toPlaceKey(report) &&
    row.at <= report.at
      ? [{ kind: familyReportKind.name, id, set: { state } }]
      : [],
  );
}

/** A clock that is a little slow hides nothing of the day. */
function isHidden({ at }: FamilyReport, now: number): boolean {
  const from = toShownFrom(at);
  return from > at && from > now;
}
