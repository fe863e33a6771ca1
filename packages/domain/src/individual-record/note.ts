import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { FileId } from "../files/file.ts";
import type { LongTextFields } from "../record/long-text.ts";
import type { StudentId } from "../student/student.ts";

/** What was seen of one pupil on one day; of several pupils a row each, joined by `groupId`. */
export interface Note extends LongTextFields {
  readonly day: CalendarDay;
  readonly studentId: StudentId;
  readonly text?: string | null;
  /** One of `noteAreas`, a subject by its name, or a word of the teacher's own. */
  readonly area: string;
  readonly groupId?: string | null;
  readonly photo?: FileId | null;
  /** Half-written: on all devices, and no record yet. */
  readonly isDraft?: boolean | null;
}

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
