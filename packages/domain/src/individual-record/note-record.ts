import { ok } from "../base/result.ts";
import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDay } from "../calendar-day/korean-day.ts";
import { unread, type DraftOf, type RowOf } from "../record/field.ts";
import { day, flag, longText, own, ref, student, text, upTo } from "../record/fields.ts";
import { maybe, typedAs } from "../record/vary-field.ts";
import { readDraft, record } from "../record/record.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import { withinYear } from "../school-year/within-year.ts";
import type { StudentId } from "../student/student.ts";
import { LONGEST_AREA_CHARACTERS, LONGEST_NOTE_TEXT_CHARACTERS, noteKind } from "./note.ts";

const fields = {
  day: day("날짜", { column: { width: 12 } }),
  studentId: student(),
  /** One of `noteAreas`, a subject by its name, or a word of the teacher's own; of a half-written one nothing yet. */
  area: own<string>(upTo(LONGEST_AREA_CHARACTERS), { label: "영역", column: { width: 12 } }),
  text: maybe(
    own<string>(upTo(LONGEST_NOTE_TEXT_CHARACTERS), { label: "기록", column: { width: 60 } }),
  ),
  ...longText,
  groupId: maybe(ref()),
  photo: maybe(own<string>({ type: "file" }, { label: "사진", say: () => "있음" })),
  /** Half-written: on all devices, and no record yet. */
  isDraft: flag(),
};

/** What was seen of one pupil on one day; of several pupils a row each, joined by `groupId`. */
export type Note = RowOf<typeof fields>;

export const note = record({
  kind: noteKind,
  scope: "year",
  topics: ["observed"],
  sort: "개별기록",
  subject: ({ studentId }, { id, nameStudent }) =>
    `${nameStudent(typeof studentId === "string" ? studentId : (id.split("~")[1] ?? ""))} 개별기록`,
  when: (said) => (isCalendarDay(said.day) ? toKoreanDay(said.day) : undefined),
  fields,
  columns: [
    "day",
    "studentId",
    "area",
    "text",
    ["사진", 8, ({ photo }) => (photo ? "있음" : "")],
    ["상태", 14, ({ isDraft }) => (isDraft ? "쓰다 만 기록" : "")],
  ],
  place: (row) => row.day,
});

const formFields = {
  /** Ids with blanks between. */
  students: typedAs(
    own<readonly StudentId[]>({ type: "list", of: { type: "student" }, most: 200 }),
    {
      input: "text",
      show: (ids) => (ids ?? []).join(" "),
      read(typed) {
        const ids = new Set(typed.split(" ").filter((id) => id !== ""));
        return ids.size > 0 ? ok([...ids]) : unread("어느 학생의 기록인지 골라 주세요.");
      },
    },
  ),
  area: text("영역", { most: LONGEST_AREA_CHARACTERS, empty: "영역을 고르거나 적어 주세요." }),
  day: fields.day,
  text: text("기록", {
    most: LONGEST_NOTE_TEXT_CHARACTERS,
    empty: "무엇을 보았는지 적어 주세요.",
    tooLong: "기록 하나는 2,000자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요.",
  }),
};

/** The form of a note: of several pupils the same. */
export const noteForm = { fields: formFields };
export type NoteDraft = DraftOf<typeof formFields>;

/** What is written of each of the pupils. */
export interface NoteFields {
  readonly studentIds: readonly StudentId[];
  readonly fields: Pick<Note, "day" | "area" | "text" | "isDraft">;
}

/** The notes that a form stands for: the same of each pupil. */
export function readNote(draft: NoteDraft, year: SchoolYear) {
  const read = readDraft(noteForm, draft, withinYear(year));
  if (!read.ok) return read;
  const { students, day: of, area, text: words } = read.value;
  return ok<NoteFields>({
    studentIds: students,
    fields: { day: of, area, text: words, isDraft: null },
  });
}

/**
 * What a half-written form keeps as rows that go to the other devices, its text to the letter. Nothing while no row can
 * hold all of it (no pupil yet, a text past its limit): it stays on the device as typed.
 */
export function toHalfNote(draft: NoteDraft, year: SchoolYear): NoteFields | undefined {
  if (draft.text.length > LONGEST_NOTE_TEXT_CHARACTERS) return undefined;
  const read = readNote({ ...draft, area: draft.area.trim() || "-" }, year);
  if (!read.ok) return undefined;
  const area = draft.area.normalize("NFC").trim();
  const { studentIds, fields: row } = read.value;
  return { studentIds, fields: { ...row, area, text: draft.text, isDraft: true } };
}
