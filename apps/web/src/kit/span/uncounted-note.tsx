import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { toUncountedWords } from "@damim/domain/attendance/uncounted-words.ts";
import type { DayRange } from "@damim/domain/attendance/count/attendance-counts.ts";
import { toMonthSpan, type CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { filterByClass } from "@damim/domain/school-year/class-choice.ts";
import { useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { useClassChoice, useOwnClass } from "../../data/years/class-choice.ts";

/** How many entries of the span stand there and do not count, of the class that is shown; "" where all do. Live. */
export function useUncountedWords(store: Store, { from, to }: DayRange): string {
  const marks = useRows(store, attendanceMarkKind);
  const students = useRoster(store);
  const { chosen } = useClassChoice(store);
  const ownClass = useOwnClass(store);
  return useMemo(() => {
    const shown = filterByClass(students, chosen, ownClass);
    const ofSpan = [...marks.values()].filter(({ day }) => day >= from && day <= to);
    return toUncountedWords(ofSpan, new Map(shown.map((student) => [student.id, student])));
  }, [marks, students, chosen, ownClass, from, to]);
}

/** The same as a line of its own, so that a screen of many cells does not hear of every mark. */
export function UncountedNote(props: { readonly store: Store; readonly month: CalendarMonth }) {
  const { store, month } = props;
  const { to } = toMonthSpan(month);
  const words = useUncountedWords(store, { from: `${month}-01`, to });
  return words ? <p className="text-14 text-fg-2 print:hidden">{words}</p> : null;
}
