import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useMemo } from "react";
import { useRows } from "../../data/use-teacher-data.ts";

const NOTES_SHOWN = 4;
const LONGEST_CHIP_CHARACTERS = 12;

/** The short reasons this teacher wrote last, newest day first, for one tap instead of typing. */
export function useLastNotes(store: Store, until: CalendarDay): readonly string[] {
  const [rows, revision] = useRows(store, attendanceMarkKind);
  return useMemo(() => {
    const lastDayByNote = new Map<string, CalendarDay>();
    for (const { note, day } of rows.values()) {
      if (!note || note.length > LONGEST_CHIP_CHARACTERS || day > until) continue;
      const known = lastDayByNote.get(note);
      if (!known || known < day) lastDayByNote.set(note, day);
    }
    return [...lastDayByNote]
      .sort(([, a], [, b]) => (a < b ? 1 : Number(a > b) * -1))
      .slice(0, NOTES_SHOWN)
      .map(([note]) => note);
    // oxlint-disable-next-line react/exhaustive-deps -- the map is one object for ever; its revision tells the change
  }, [rows, revision, until]);
}
