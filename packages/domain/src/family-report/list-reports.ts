import { addDays, toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import { familyReportKind, type FamilyReport, type ReportRows } from "./family-report.ts";
import { REPORT_KEPT_DAYS, toShownFrom } from "./report-days.ts";
import { toReportPlace, type ReportPlace } from "./report-parts.ts";

export type KeptReport = FamilyReport & ReportPlace & { readonly id: string };

/** The one that stands of a pupil, day and type, and what other phones told before it that nobody has answered. */
export interface NewReport extends KeptReport {
  readonly earlier: readonly KeptReport[];
}

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

/** Whose family told 결석 or 지각 of a day and was not answered yet, also at night: nobody says of them that they came. */
export function listToldAway(rows: ReportRows, day: CalendarDay): ReadonlySet<StudentId> {
  const standing = listStanding(
    rows,
    (report) => report.day === day && (report.type === "absent" || report.type === "late"),
  );
  return new Set(standing.map(({ studentId }) => studentId));
}

function listStanding(
  rows: ReportRows,
  isMeant: (report: KeptReport) => boolean,
): readonly NewReport[] {
  const told = new Map<string, readonly KeptReport[]>();
  for (const [id, row] of rows) {
    if (!row.keyHash || row.state === "dismissed") continue;
    const report = { ...row, ...toReportPlace(id), id };
    if (!isMeant(report)) continue;
    const place = toPlaceKey(report);
    told.set(place, [...(told.get(place) ?? []), report]);
  }
  return [...told.values()].flatMap((all) => {
    const [last, ...others] = all.toSorted((a, b) => (isLater(a, b) ? -1 : 1));
    const earlier = others.filter(({ state }) => state === "new");
    return last?.state === "new" ? [{ ...last, earlier }] : [];
  });
}

/** When something of the night comes forth next, epoch ms. */
export function findNextShown(rows: ReportRows, now: number): number | undefined {
  const ahead = [...rows.values()].filter((report) => isHidden(report, now));
  return ahead.length > 0 ? Math.min(...ahead.map(({ at }) => toShownFrom(at))) : undefined;
}

/**
 * What is left of a report that its family took back or told anew: nothing of what they wrote, and it stands no more. The row
 * stays, for a teacher's device may answer it before it has heard.
 */
export function withdrawReport({ state }: FamilyReport) {
  const left = state === "new" ? "dismissed" : state;
  return { note: null, relation: null, keyHash: null, state: left } as const;
}

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

function toPlaceKey({ day, studentId, type }: Pick<KeptReport, "day" | "studentId" | "type">) {
  return `${day}~${studentId}~${type}`;
}

function isLater(a: KeptReport, b: KeptReport): boolean {
  return a.at > b.at || (a.at === b.at && a.id > b.id);
}

/** A clock that is a little slow hides nothing of the day. */
function isHidden({ at }: FamilyReport, now: number): boolean {
  const from = toShownFrom(at);
  return from > at && from > now;
}
