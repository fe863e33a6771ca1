import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import type { FamilyReport, ReportType } from "./family-report.ts";

/** What a family's phone is told of what it told: never of whom, nor what the teacher made of it. */
export interface OwnReport {
  readonly day: CalendarDay;
  readonly type: ReportType;
  readonly state: "told" | "seen";
  /** When it was told, epoch ms. */
  readonly at: number;
}

/** What a phone has told of one pupil and may still change or ask for: today's and what is ahead. */
export interface OwnReports {
  readonly reports: readonly OwnReport[];
}

/** A report that was dismissed was seen, too: 「아니에요」 is between the teacher and the family. */
export function toOwnReport(day: CalendarDay, { type, state, at }: FamilyReport): OwnReport {
  return { day, type, state: state === "new" ? "told" : "seen", at };
}

/** 「선생님께 전해졌어요. 08:12」. */
export function toTellingWords({ state, at }: Pick<OwnReport, "state" | "at">): string {
  return state === "seen" ? "선생님이 확인했어요" : `선생님께 전해졌어요. ${toSeoulTimeText(at)}`;
}
