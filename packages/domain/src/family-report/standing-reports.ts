import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { FamilyReport, ReportRows } from "./family-report.ts";
import { toReportPlace, type ReportPlace } from "./report-parts.ts";

export type KeptReport = FamilyReport & ReportPlace & { readonly id: string };

/** The one that stands of a pupil, day and type, and what other phones told before it that nobody has answered. */
export interface NewReport extends KeptReport {
  readonly earlier: readonly KeptReport[];
}

/** Whose family told 결석 or 지각 of a day and was not answered yet, also at night: nobody says of them that they came. */
export function listToldAway(rows: ReportRows, day: CalendarDay): ReadonlySet<StudentId> {
  const standing = listStanding(
    rows,
    (report) => report.day === day && (report.type === "absent" || report.type === "late"),
  );
  return new Set(standing.map(({ studentId }) => studentId));
}

/** What nobody has answered: of one pupil, day and type the last, with what other phones told before. */
export function listStanding(
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

export function toPlaceKey({
  day,
  studentId,
  type,
}: Pick<KeptReport, "day" | "studentId" | "type">) {
  return `${day}~${studentId}~${type}`;
}

function isLater(a: KeptReport, b: KeptReport): boolean {
  return a.at > b.at || (a.at === b.at && a.id > b.id);
}
