import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  toDayTable,
  type ClassTable,
  type DayCell,
  type DayTable,
} from "@damim/domain/class-table/class-table.ts";
import { sortSubjects, subjectKind, type KeptSubject } from "@damim/domain/class-table/subject.ts";
import { toWeekWords } from "@damim/domain/class-table/weeks/week-letter.ts";
import { useMemo } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useClassTable } from "../../../data/use-day-table.ts";
import { useRows } from "../../../data/use-teacher-data.ts";

export type Subjects = ReadonlyMap<string, KeptSubject>;

/** The class table of a year with its subjects, live. */
export function useTableRows(store: Store): {
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly sorted: readonly KeptSubject[];
} {
  const table = useClassTable(store);
  const subjects = useRows(store, subjectKind);
  const sorted = useMemo(() => sortSubjects(subjects.values()), [subjects]);
  return { table, subjects, sorted };
}

/** 「A주」 of a week, where its table goes by two; nothing of a week without school. */
export function findWeekWords(days: readonly DayTable[]): string | undefined {
  const letter = days.find((each) => each.letter)?.letter;
  return letter && toWeekWords(letter);
}

/** Monday to Friday, and of the weekend a day that is open or has a lesson. */
export function listWeekTables(table: ClassTable, monday: CalendarDay): readonly DayTable[] {
  return Array.from({ length: 7 }, (_, at) => toDayTable(table, addDays(monday, at))).filter(
    ({ closing, cells }, at) => at < 5 || !closing || cells.some(({ lesson }) => lesson),
  );
}

/** The periods that a week shows: all that a base table or a day has, six at least. */
export function listPeriods(days: readonly DayTable[]): readonly number[] {
  const numbers = days.flatMap(({ cells }) => cells.map(({ period }) => period));
  const first = Math.min(1, ...numbers);
  const last = Math.max(6, ...numbers);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** What stands small below a lesson: who covers it, what is learnt, what to bring, who gives it, where. */
export function toCellMore(cell: DayCell | undefined, subject: KeptSubject | undefined): string {
  if (!cell?.lesson) return cell?.cover?.with ?? "";
  return (
    cell.cover?.with ?? cell.unit ?? cell.words?.bring ?? subject?.teacher ?? subject?.room ?? ""
  );
}

/** The left edge of a cell. */
export const subjectEdges: Readonly<Record<string, string>> = {
  sky: "border-l-[#9cc4ff]",
  mint: "border-l-[#8fdcb4]",
  rose: "border-l-[#ffb3ac]",
  yolk: "border-l-[#ffd479]",
  lilac: "border-l-[#c9b6ff]",
};
