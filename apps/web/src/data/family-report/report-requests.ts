import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { ReportReason, ReportType } from "@damim/domain/family-report/family-report.ts";
import type { OwnReport, OwnReports } from "@damim/domain/family-report/report-reply.ts";
import { askWordless } from "../server/ask-wordless.ts";

/** Whose child it is: by a printed card, or by number and name. */
export type ReportPupil =
  | { readonly cardKey: string }
  | { readonly number: number; readonly name: string };

/** One that a phone told, by the key of its child. */
export interface ReportOfPhone {
  readonly key: string;
  readonly day: CalendarDay;
  readonly type: ReportType;
}

export interface ReportWish extends ReportOfPhone {
  /** What goes where this one comes, also of another child; at most five. */
  readonly replaces: readonly ReportOfPhone[];
  readonly reason?: ReportReason | undefined;
  readonly note: string;
  readonly relation: string;
}

/** What a family tells of a day, by the code of its class. */
export function createReportRequests(code: string) {
  const path = `class/${encodeURIComponent(code)}/reports`;
  return {
    tell: (wish: ReportWish & ReportPupil) => askWordless<OwnReport>("POST", path, wish),
    mine: (key: string) => askWordless<OwnReports>("POST", `${path}/mine`, { key }),
    takeBack: (of: ReportOfPhone) => askWordless<OwnReports>("POST", `${path}/take-back`, of),
  };
}

export type ReportRequests = ReturnType<typeof createReportRequests>;
