import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { NO_TEXT_DIGEST } from "../record/long-text.ts";
import { writeRow } from "../record/write-row.ts";
import type { NoteFields } from "./note-record.ts";
import { noteKind, toNoteId, type Note } from "./note.ts";

/** A note as lists show it. */
export type KeptNote = Note & { readonly id: string };

export interface NoteFacts {
  readonly today: CalendarDay;
  /** Makes a fresh UUIDv7 on each call. */
  readonly newId: () => string;
  /** The digest of the text that the form began with (`long-text.ts`); nothing of a new one. */
  readonly from?: string;
  /** Joins the rows of one half-written note; else made where there are several pupils. */
  readonly groupId?: string | undefined;
}

/**
 * What a form writes: a row for each pupil, joined where there are several. `before` are the rows that it stands for,
 * of a half-written note or of one that is changed: those stay of pupils who stay, the others go.
 */
export function writeNotes(
  before: readonly KeptNote[],
  { studentIds, fields }: NoteFields,
  { today, newId, from = NO_TEXT_DIGEST, groupId }: NoteFacts,
): readonly Change[] {
  const group = groupId ?? before[0]?.groupId ?? (studentIds.length > 1 ? newId() : null);
  const kept = new Map(before.map((row) => [row.studentId, row]));
  const written = studentIds.flatMap((studentId): readonly Change[] => {
    const row = kept.get(studentId);
    if (row) return writeRow(noteKind, row.id, row, { ...row, ...fields }, { field: "text", from });
    const { day, area, text, isDraft } = fields;
    const id = toNoteId({ day: today, studentId, uuid: newId() });
    const half = { ...(group && { groupId: group }), ...(isDraft && { isDraft }) };
    return [createRow(noteKind.name, id, { day, studentId, area, text, from, ...half })];
  });
  const gone = before.filter(({ studentId }) => !studentIds.includes(studentId));
  return [...written, ...gone.map(({ id }) => removeRow(noteKind.name, id))];
}
