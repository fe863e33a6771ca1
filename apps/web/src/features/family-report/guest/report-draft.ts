import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { ReportReason, ReportType } from "@damim/domain/family-report/family-report.ts";
import { readTabText, saveTabText } from "../../../platform/kept/tab-memory.ts";

/** What is chosen and typed on the way. */
export interface ReportDraft {
  readonly number: string;
  readonly name: string;
  readonly isRemembered: boolean;
  readonly day: CalendarDay;
  readonly type: ReportType;
  readonly reason: ReportReason | undefined;
  readonly note: string;
  readonly relation: string;
}

/** Kept in this tab over a reload and a phone that put it to sleep; gone with what was sent. */
export function openReportDraft(code: string, days: readonly CalendarDay[]) {
  const key = `reportDraft:${code}` as const;
  const empty: ReportDraft = {
    number: "",
    name: "",
    isRemembered: false,
    day: days[0] ?? "2000-01-01",
    type: "absent",
    reason: undefined,
    note: "",
    relation: "",
  };
  let draft = empty;
  try {
    // Of this page's own making; a day that is over is none any more.
    const kept = JSON.parse(readTabText(key) ?? "{}") as Partial<ReportDraft>;
    draft = { ...empty, ...kept };
    if (!days.includes(draft.day)) draft = { ...draft, day: empty.day };
  } catch {
    draft = empty;
  }
  return {
    get: (): ReportDraft => draft,
    keep: (part: Partial<ReportDraft>): void => {
      draft = { ...draft, ...part };
      saveTabText(key, JSON.stringify(draft));
    },
    /** Who told stays for the next time; what was told does not. */
    forget(): void {
      draft = { ...empty, relation: draft.relation };
      saveTabText(key, undefined);
    },
  };
}
