// Loaded at the press of 엑셀로 내려받기: it brings the writer of spreadsheets along.
import { toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import { toLessonWords } from "@damim/domain/class-table/change-words.ts";
import { toDayNote } from "@damim/domain/class-table/weeks/day-words.ts";
import type { MonthTable } from "@damim/domain/class-table/hours/month-table.ts";
import { toWeekWords } from "@damim/domain/class-table/weeks/week-letter.ts";
import { createTableFile } from "../../../kit/table/create-table-file.ts";
import type { Subjects } from "../rows/table-rows.ts";

/** The month as a spreadsheet, a line a day; its second sheet has the hours. */
export function createMonthFile(
  { weeks, periods, hours }: MonthTable,
  subjects: Subjects,
  title: string,
  since: string | undefined,
): Promise<Blob> {
  const numbers = Array.from({ length: periods }, (_, at) => at + 1);
  const days = weeks.flatMap((week) => week.days).filter(({ isOfMonth }) => isOfMonth);
  return createTableFile(
    {
      name: "시간표",
      title,
      columns: [
        { head: "날짜", width: 12 },
        { head: "요일", width: 6 },
        ...numbers.map((period) => ({ head: `${period}교시`, width: 10 })),
        { head: "비고", width: 20 },
      ],
      lines: days.map(({ day, table }) => [
        day,
        toWeekdayLetter(day),
        ...numbers.map((period) => {
          const lesson = table.cells.find((cell) => cell.period === period)?.lesson;
          return lesson ? toLessonWords(lesson, subjects) : "";
        }),
        [table.letter && toWeekWords(table.letter), toDayNote(table)].filter(Boolean).join(" · "),
      ]),
    },
    {
      name: "시수",
      above: since ? [[since]] : [],
      columns: [
        { head: "과목", width: 16 },
        { head: "이 달", width: 8 },
        { head: "누계", width: 8 },
      ],
      lines: hours.map((line) => [toLessonWords(line, subjects), line.ofMonth, line.toDate]),
    },
  );
}
