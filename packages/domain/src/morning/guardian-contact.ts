import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

export const CONTACT_WAYS = ["call", "text"] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

export const CONTACT_RESULTS = ["reached", "no-answer"] as const;
export type ContactResult = (typeof CONTACT_RESULTS)[number];

/** 보호자 연락함: that somebody was asked in the morning where the child is. One a child and day. */
export interface GuardianContact {
  /** 「08:12」. */
  readonly at: string;
  readonly how: ContactWay;
  readonly result?: ContactResult | null;
  readonly note?: string | null;
}

export const LONGEST_CONTACT_NOTE_CHARACTERS = 100;

export const guardianContactKind: RecordKind<GuardianContact, "guardianContact"> = {
  name: "guardianContact",
  version: 1,
};

/** `toContactId({ day: "2026-11-20", studentId: "s012" })` is "2026-11-20~s012". */
export function toContactId(of: {
  readonly day: CalendarDay;
  readonly studentId: StudentId;
}): string {
  return `${of.day}~${of.studentId}`;
}
