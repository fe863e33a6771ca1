import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useState } from "react";

const NOTES_SHOWN = 4;
const LONGEST_CHIP_CHARACTERS = 12;

/**
 * The short reasons this teacher wrote last, newest day first, for one tap instead of typing. As they were
 * when the dialog opened: going through a year of marks again would stand before each mark it makes.
 */
export function useLastNotes(store: Store, until: CalendarDay): readonly string[] {
  const [notes] = useState(() => listLastNotes(store, until));
  return notes;
}

function listLastNotes(store: Store, until: CalendarDay): readonly string[] {
  const lastDayByNote = new Map<string, CalendarDay>();
  for (const { note, day } of store.rows(attendanceMarkKind).values()) {
    if (!note || note.length > LONGEST_CHIP_CHARACTERS || day > until) continue;
    const known = lastDayByNote.get(note);
    if (!known || known < day) lastDayByNote.set(note, day);
  }
  return [...lastDayByNote]
    .sort(([, a], [, b]) => (a < b ? 1 : Number(a > b) * -1))
    .slice(0, NOTES_SHOWN)
    .map(([note]) => note);
}
