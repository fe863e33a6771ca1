import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useClassLine } from "../../data/use-class-line.ts";
import { PrintedTable } from "../../kit/table/printed-table.tsx";
import type { TableColumn } from "../../kit/table/table-column.ts";
import type { PlacedEntry } from "./use-time-line.ts";

const columns: readonly TableColumn<PlacedEntry>[] = [
  {
    head: "날짜",
    width: 18,
    text: ({ day }) => `${toKoreanDate(day)} ${toWeekdayLetter(day)}`,
  },
  { head: "구분", width: 8, text: ({ source }) => source.label },
  {
    head: "내용",
    width: 60,
    text: ({ title }) => title,
    show: ({ title, detail, state }) => (
      <>
        <strong>{title}</strong>{" "}
        {[...(detail?.split("\n") ?? []), state?.label].filter(Boolean).join(" · ")}
      </>
    ),
  },
];

/** The time line on A4, upright. Only paper shows it. */
export function PrintStudent(props: {
  readonly student: RosterStudent;
  readonly year: number;
  readonly entries: readonly PlacedEntry[];
  readonly today: CalendarDay;
}) {
  const { student, year, entries, today } = props;
  return (
    <PrintedTable
      title={`${toStudentWords(student)} · ${year}학년도 기록`}
      place={useClassLine(year, [student])}
      columns={columns}
      rows={entries}
      toKey={({ source, id }) => `${source.id}~${id}`}
      note={`${entries.length}건 · ${today} 출력`}
    />
  );
}
