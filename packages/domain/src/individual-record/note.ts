import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { Note } from "./note-record.ts";

export type { Note };

export const LONGEST_NOTE_TEXT_CHARACTERS = 2_000;
/** Subjects of the higher grades have long names. */
export const LONGEST_AREA_CHARACTERS = 20;

/** The areas that every class has; subjects and own words stand behind them. */
export const noteAreas: readonly string[] = ["생활", "자율", "동아리", "진로"];

export const noteKind: RecordKind<Note, "note"> = { name: "note", version: 1 };

/** `toNoteId({ day: "2026-11-20", studentId: "s3", uuid })` is "2026-11-20~s3~019a…"; the day is the one it was made on. */
export function toNoteId(of: {
  readonly day: CalendarDay;
  readonly studentId: StudentId;
  readonly uuid: string;
}): string {
  return `${of.day}~${of.studentId}~${of.uuid}`;
}
