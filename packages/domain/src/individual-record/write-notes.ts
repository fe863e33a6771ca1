import { createRow, type Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { NO_TEXT_DIGEST } from "../record/long-text.ts";
import type { NoteFields } from "./note-draft.ts";
import { noteKind, toNoteId } from "./note.ts";

/**
 * New notes of one text: a row each, joined where there are several pupils.
 *
 * @param newId makes a fresh UUIDv7 on each call.
 */
export function createNotes(
  { studentIds, fields }: NoteFields,
  { today, newId }: { readonly today: CalendarDay; readonly newId: () => string },
): readonly Change[] {
  const { day, area, text } = fields;
  const group = studentIds.length > 1 ? { groupId: newId() } : {};
  return studentIds.map((studentId) =>
    createRow(noteKind.name, toNoteId({ day: today, studentId, uuid: newId() }), {
      day,
      studentId,
      area,
      text,
      from: NO_TEXT_DIGEST,
      ...group,
    }),
  );
}
