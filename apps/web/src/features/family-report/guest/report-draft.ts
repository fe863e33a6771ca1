import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { ReportReason, ReportType } from "@damim/domain/family-report/family-report.ts";
import type { ReportOfPhone } from "../../../data/family-report/report-requests.ts";
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
  /** What goes where this comes: what 「고치기」 was pressed at, and what was sent on the way and never answered. */
  readonly replaces: readonly (ReportOfPhone & { readonly isUnanswered?: true })[];
}

/**
 * Kept in this tab over a reload and a phone that put it to sleep; what was sent can be written anew as long as the tab is open.
 * What is begun and what is changed are two, and neither is mixed into the other.
 *
 * @param place the code, and the card where one was shown: what was typed for one child is not another's
 * @param first the day that is meant where nobody chose one
 */
export function openReportDraft(
  place: string,
  { days, first }: { readonly days: readonly CalendarDay[]; readonly first: CalendarDay },
) {
  const sent = `reportSent:${place}` as const;
  const keys = { begun: `reportDraft:${place}`, change: `reportDraft:${place}:change` } as const;
  const empty: ReportDraft = {
    number: "",
    name: "",
    isRemembered: false,
    day: first,
    type: "absent",
    reason: undefined,
    note: "",
    relation: "",
    replaces: [],
  };
  const read = (which: keyof typeof keys): ReportDraft => {
    try {
      // Of this page's own making; a day that is over is none any more.
      const kept = JSON.parse(readTabText(keys[which]) ?? "{}") as Partial<ReportDraft>;
      const draft = { ...empty, ...kept };
      return days.includes(draft.day) ? draft : { ...draft, day: empty.day };
    } catch {
      return empty;
    }
  };
  let slot: keyof typeof keys = "begun";
  let draft = read(slot);
  const readSent = (): Readonly<Record<string, ReportDraft>> => {
    try {
      return JSON.parse(readTabText(sent) ?? "{}") as Readonly<Record<string, ReportDraft>>;
    } catch {
      return {};
    }
  };
  const keep = (part: Partial<ReportDraft>): void => {
    draft = { ...draft, ...part };
    saveTabText(keys[slot], JSON.stringify(draft));
  };
  return {
    get: (): ReportDraft => draft,
    keep,
    /** What was begun goes on. */
    begin(): void {
      slot = "begun";
      draft = read(slot);
    },
    /** What was told comes back to be changed; what was changed of it already goes on. */
    change(of: ReportOfPhone): void {
      slot = "change";
      draft = read(slot);
      const [about] = draft.replaces;
      if (about && toName(about) === toName(of)) return;
      const { day, type } = of;
      draft = { ...empty, ...readSent()[toName(of)], day, type, replaces: [of] };
    },
    /** Before it is sent: an answer may get lost, and the next one is in its place. */
    sending(of: ReportOfPhone): void {
      const others = draft.replaces.filter((one) => toName(one) !== toName(of));
      const own = draft.replaces.find((one) => toName(one) === toName(of));
      keep({
        replaces: [...others, own ?? { ...of, isUnanswered: true as const }].slice(-MOST_REPLACED),
      });
    },
    /** Who told stays for the next time; what was told comes back with `change`. */
    send(of: ReportOfPhone): void {
      saveTabText(
        sent,
        JSON.stringify({ ...readSent(), [toName(of)]: { ...draft, replaces: [] } }),
      );
      const { relation } = draft;
      saveTabText(keys[slot], undefined);
      slot = "begun";
      draft = read(slot);
      if (draft.relation === "") draft = { ...draft, relation };
    },
  };
}

const MOST_REPLACED = 5;

const toName = ({ key, day, type }: ReportOfPhone): string => `${key} ${day} ${type}`;
