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

/**
 * Kept in this tab over a reload and a phone that put it to sleep; what was sent can be written anew as long as the tab is open.
 *
 * @param place the code, and the card where one was shown: what was typed for one child is not another's
 * @param first the day that is meant where nobody chose one
 */
export function openReportDraft(
  place: string,
  { days, first }: { readonly days: readonly CalendarDay[]; readonly first: CalendarDay },
) {
  const key = `reportDraft:${place}` as const;
  const sent = `reportSent:${place}` as const;
  const empty: ReportDraft = {
    number: "",
    name: "",
    isRemembered: false,
    day: first,
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
  const readSent = (): Readonly<Record<string, ReportDraft>> => {
    try {
      return JSON.parse(readTabText(sent) ?? "{}") as Readonly<Record<string, ReportDraft>>;
    } catch {
      return {};
    }
  };
  const keep = (part: Partial<ReportDraft>): void => {
    draft = { ...draft, ...part };
    saveTabText(key, JSON.stringify(draft));
  };
  return {
    get: (): ReportDraft => draft,
    keep,
    /** Who told stays for the next time; what was told comes back with `restore`. */
    send(name: string): void {
      saveTabText(sent, JSON.stringify({ ...readSent(), [name]: draft }));
      draft = { ...empty, relation: draft.relation };
      saveTabText(key, undefined);
    },
    /** Nothing is overwritten that was begun. */
    restore(name: string, part: Partial<ReportDraft>): void {
      if (draft.note === "") keep({ ...readSent()[name], ...part });
      else keep(part);
    },
  };
}
