import { toDayParts, toMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  toKoreanDay,
  toKoreanMonth,
  toWeekdayLetter,
} from "@damim/domain/calendar-day/korean-day.ts";
import { memo } from "react";
import type { MonthColumn } from "./month-columns.ts";

/** The days above the grid; they stay in sight, and so does the count of pupils at their left. */
export const MonthHead = memo(function MonthHead(props: {
  readonly studentCount: number;
  /** The classes of pupils stand before their numbers. */
  readonly hasClasses: boolean;
  readonly columns: readonly MonthColumn[];
}) {
  const [first] = props.columns;
  const month = first && toKoreanMonth(toMonth(first.day));
  return (
    <thead className="sticky top-0 z-20 block bg-surface print:static print:table-header-group">
      <tr aria-rowindex={1} className="flex h-12 border-b border-line print:table-row">
        <th
          scope="col"
          className={`sticky left-0 z-20 flex shrink-0 items-center border-r border-line bg-surface px-3 text-13 font-medium text-fg-2 print:static print:table-cell ${props.hasClasses ? "w-42" : "w-32"}`}
        >
          {/* A sheet has no title of its own. */}
          {month !== undefined && <span className="hidden print:block">{month}</span>}
          {props.studentCount}명
        </th>
        {props.columns.map((column) => (
          <th
            key={column.day}
            scope="col"
            aria-label={toKoreanDay(column.day)}
            style={{ flexBasis: column.flexBasis }}
            className={`relative min-w-0 flex-[1_0_var(--cell)] py-1 text-center font-normal ${column.isToday ? "text-brand" : column.isToCome ? "text-fg-3" : "text-fg"} ${column.isWeekStart ? "border-l border-l-line" : ""}`}
          >
            <span className="block text-15 font-bold">{toDayParts(column.day).date}</span>
            <span className="block text-12 font-medium">{toWeekdayLetter(column.day)}</span>
            {column.isToday && (
              <span className="absolute -bottom-1 left-1/2 size-2 -translate-x-1/2 rounded-pill bg-warm print:hidden" />
            )}
          </th>
        ))}
        <th
          scope="col"
          className="flex w-34 shrink-0 items-center justify-center border-l border-line px-2 text-13 font-medium text-fg-2 print:table-cell"
        >
          합계
        </th>
      </tr>
    </thead>
  );
});
