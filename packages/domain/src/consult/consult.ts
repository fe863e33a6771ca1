import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { FileId } from "../files/file.ts";
import type { LongTextFields } from "../record/long-text.ts";
import type { StudentId } from "../student/student.ts";

/** With whom the teacher spoke. */
export type ConsultWho = "student" | "guardian" | "staff" | "other";
export type ConsultWay = "face" | "phone" | "text" | "online" | "visit";

/** What was spoken of (초ㆍ중등교육법 시행령 제40조의3); own words of the teacher stand beside these. */
export type ConsultTopic = "study" | "health" | "character" | "other";

/** One consultation. Its pupils, topics and photos are single values: they are set in one form and never merged. */
export interface Consult extends LongTextFields {
  readonly day: CalendarDay;
  /** `HH:MM`. */
  readonly time?: string | null;
  readonly minutes?: number | null;
  readonly studentIds: readonly StudentId[];
  readonly who: ConsultWho;
  /** 「어머니」, 「위클래스 선생님」. */
  readonly whoNote?: string | null;
  readonly way: ConsultWay;
  /** Ids of `ConsultTopic`, or the teacher's own words. */
  readonly topics?: readonly string[] | null;
  readonly body?: string | null;
  /** What was promised. */
  readonly followUp?: string | null;
  readonly dueOn?: CalendarDay | null;
  readonly doneOn?: CalendarDay | null;
  readonly photos?: readonly FileId[] | null;
  /** The booked time that it came from. */
  readonly slotId?: string | null;
  /** Half-written: on all devices, and no record yet. */
  readonly isDraft?: boolean | null;
  /** Put away instead of deleted: one value, so that reason and time stay together. `at` is epoch ms. */
  readonly archived?: { readonly reason: string; readonly at: number } | null;
}

export type KeptConsult = Consult & { readonly id: string };

export const LONGEST_CONSULT_CHARACTERS = 20_000;
export const LONGEST_FOLLOW_UP_CHARACTERS = 300;
export const LONGEST_WHO_NOTE_CHARACTERS = 40;
export const LONGEST_TOPIC_CHARACTERS = 20;
export const MOST_TOPICS = 10;
export const MOST_CONSULT_STUDENTS = 40;
export const MOST_CONSULT_PHOTOS = 5;
export const LONGEST_CONSULT_MINUTES = 600;
export const SHORTEST_ARCHIVE_REASON_CHARACTERS = 5;
export const LONGEST_ARCHIVE_REASON_CHARACTERS = 200;

export const consultKind: RecordKind<Consult, "consult"> = { name: "consult", version: 1 };

/**
 * Begins with the day on which it was made, which is the window of loading, and with its first pupil then, by whom
 * access log and history find it. Neither changes when the form's day or pupils do.
 */
export function toConsultId(of: {
  readonly madeOn: CalendarDay;
  readonly studentId: StudentId;
  readonly uuid: string;
}): string {
  return `${of.madeOn}~${of.studentId}~${of.uuid}`;
}

/** Whether lists show it without being asked: no draft, and not put away. */
export function isCurrentConsult({ isDraft, archived }: Consult): boolean {
  return !isDraft && !archived;
}
