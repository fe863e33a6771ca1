import {
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import type { ClassTable } from "@damim/domain/class-table/class-table.ts";
import { previewChanges } from "@damim/domain/class-table/hours/spread-changes.ts";
import type { ChangeFields } from "@damim/domain/class-table/lesson-change.ts";
import { toPlaceParts } from "@damim/domain/class-table/lesson-place.ts";
import { toMonthTable } from "@damim/domain/class-table/hours/month-table.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import { MonthSteps } from "../../../kit/day-field/month-steps.tsx";
import { MonthGrid } from "../month/month-grid.tsx";
import type { Subjects } from "../rows/table-rows.ts";

/** The month as it would be, the first with a lesson that changes; what changes is underlined. */
export function SpreadPreview(props: {
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly changes: readonly ChangeFields[];
}) {
  const { table, subjects, year, today, changes } = props;
  const [chosen, setChosen] = useState<CalendarMonth>();
  const days = changes.map(({ a }) => toPlaceParts(a).day);
  const month = chosen ?? toMonth(days[0] ?? today);
  const span = toSchoolYearSpan(year);
  const count = days.filter((day) => toMonth(day) === month).length;
  return (
    <section aria-label="미리 보기" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <MonthSteps
          month={month}
          min={toMonth(span.from)}
          max={toMonth(span.to)}
          onMonthChange={setChosen}
        />
        <p className="text-14 text-fg-2">
          {toKoreanMonth(month)}에 {count}시간이 바뀌어요.
        </p>
      </div>
      <MonthGrid
        shown={toMonthTable(previewChanges(table, changes), month)}
        subjects={subjects}
        today={today}
        label={`${toKoreanMonth(month)} 미리 보기`}
        findEvents={nothing}
        isPlain
      />
    </section>
  );
}

const nothing = (): readonly string[] => [];
