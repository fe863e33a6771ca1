import { cutBellRows } from "@damim/domain/bells/bell-state.ts";
import { bellRowTypeLabels } from "@damim/domain/bells/bell-rows.ts";
import type { BellRow } from "@damim/domain/bells/bells.ts";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import type { BellsOfDay } from "../../../data/use-bell-day.ts";

export type BellLine = BellRow;

/** The rows of a day, to its last lesson. */
export function toTodayLines({ rows, bellDay }: BellsOfDay): readonly BellLine[] {
  return cutBellRows(rows, bellDay.lessons);
}

/** `today` adds what is taught. */
export function bellColumns(today: BellsOfDay | undefined): readonly TableColumn<BellLine>[] {
  const lessons = new Map(today?.lines.map((line) => [line.id, line]));
  const hasLessons = today?.table.cells.some(({ lesson }) => lesson) === true;
  return [
    { head: "이름", width: 16, text: ({ label }) => label },
    ...(hasLessons
      ? [
          {
            head: "수업",
            width: 16,
            text: ({ id, type }: BellLine) => {
              const line = lessons.get(id);
              if (type !== "lesson" || !line) return "";
              return line.isChanged ? `${line.title} (바뀜)` : line.title;
            },
          },
        ]
      : []),
    { head: "시각", width: 16, text: ({ from, to }) => `${from} – ${to}` },
    { head: "종류", width: 12, text: ({ type }) => bellRowTypeLabels[type] },
  ];
}
