import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import type { StudentId } from "../student/student.ts";
import { LONGEST_AREA_CHARACTERS, LONGEST_NOTE_TEXT_CHARACTERS, type Note } from "./note.ts";

/** What the form holds. */
export interface NoteDraft {
  readonly studentIds: readonly StudentId[];
  readonly day: string;
  readonly area: string;
  readonly text: string;
}

export type NoteRefusal =
  | { readonly type: "NobodyChosen" }
  | { readonly type: "DayMissing" }
  | { readonly type: "DayOutsideYear"; readonly year: SchoolYear }
  | { readonly type: "AreaEmpty" }
  | { readonly type: "AreaTooLong"; readonly longest: number }
  | { readonly type: "TextEmpty" }
  | { readonly type: "TextTooLong"; readonly longest: number };

export const noteMessages: MessagesFor<NoteRefusal> = {
  NobodyChosen: () => "어느 학생의 기록인지 골라 주세요.",
  DayMissing: () => "날짜를 골라 주세요.",
  DayOutsideYear: ({ year }) => `${year}학년도의 날짜를 골라 주세요.`,
  AreaEmpty: () => "영역을 고르거나 적어 주세요.",
  AreaTooLong: ({ longest }) => `영역은 ${longest}자까지 적을 수 있어요.`,
  TextEmpty: () => "무엇을 보았는지 적어 주세요.",
  TextTooLong: ({ longest }) =>
    `기록 하나는 ${longest.toLocaleString("ko")}자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요.`,
};

/** Which field of the form a refusal belongs to. */
export const noteRefusalFields: Readonly<Record<NoteRefusal["type"], keyof NoteDraft>> = {
  NobodyChosen: "studentIds",
  DayMissing: "day",
  DayOutsideYear: "day",
  AreaEmpty: "area",
  AreaTooLong: "area",
  TextEmpty: "text",
  TextTooLong: "text",
};

/** What is written of each of the pupils. */
export interface NoteFields {
  readonly studentIds: readonly StudentId[];
  readonly fields: Pick<Note, "day" | "area" | "text" | "isDraft">;
}

/** The notes that a form stands for: the same of each pupil. */
export function parseNoteDraft(
  draft: NoteDraft,
  { year }: { readonly year: SchoolYear },
): Result<NoteFields, NoteRefusal> {
  const { day } = draft;
  const studentIds = [...new Set(draft.studentIds)];
  const area = draft.area.normalize("NFC").trim();
  const text = draft.text.normalize("NFC").trim();
  const span = toSchoolYearSpan(year);
  if (studentIds.length === 0) return refuse({ type: "NobodyChosen" });
  if (!isCalendarDay(day)) return refuse({ type: "DayMissing" });
  if (day < span.from || day > span.to) return refuse({ type: "DayOutsideYear", year });
  if (area === "") return refuse({ type: "AreaEmpty" });
  if (area.length > LONGEST_AREA_CHARACTERS)
    return refuse({ type: "AreaTooLong", longest: LONGEST_AREA_CHARACTERS });
  if (text === "") return refuse({ type: "TextEmpty" });
  if (text.length > LONGEST_NOTE_TEXT_CHARACTERS)
    return refuse({ type: "TextTooLong", longest: LONGEST_NOTE_TEXT_CHARACTERS });
  return ok({ studentIds, fields: { day, area, text, isDraft: null } });
}

/**
 * What a half-written form keeps as rows that go to the other devices, its text to the letter. Nothing while no row can
 * hold all of it (no pupil yet, a text past its limit): it stays on the device as typed.
 */
export function toHalfNote(
  draft: NoteDraft,
  { year }: { readonly year: SchoolYear },
): NoteFields | undefined {
  if (draft.text.length > LONGEST_NOTE_TEXT_CHARACTERS) return undefined;
  const parsed = parseNoteDraft({ ...draft, area: draft.area.trim() || "-" }, { year });
  if (!parsed.ok) return undefined;
  const { studentIds, fields } = parsed.value;
  const area = draft.area.normalize("NFC").trim();
  return { studentIds, fields: { ...fields, area, text: draft.text, isDraft: true } };
}
