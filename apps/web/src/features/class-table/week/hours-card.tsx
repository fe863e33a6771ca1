import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toLessonWords } from "@damim/domain/class-table/change-words.ts";
import type { ClassTable } from "@damim/domain/class-table/class-table.ts";
import { countDebts, toDebtWords } from "@damim/domain/class-table/hours/count-debts.ts";
import { toHourKey } from "@damim/domain/class-table/base-table.ts";
import { countHours } from "@damim/domain/class-table/count-hours.ts";
import type { KeptSubject } from "@damim/domain/class-table/subject.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useMemo } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { SumHints } from "../../../kit/page/sum-hints.tsx";
import { findFirstUse } from "@damim/domain/school-calendar/first-use.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { Gap } from "../base/gap.tsx";
import type { Subjects } from "../rows/table-rows.ts";

/** 시수 beside the week, what lacks first, and to whom a lesson is owed. */
export function HoursCard(props: {
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly sorted: readonly KeptSubject[];
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly onHours: () => void;
}) {
  const { table, subjects, sorted, year, today, onHours } = props;
  const firstUse = findFirstUse(useSchoolCalendar(year), year);
  const lines = useMemo(
    () =>
      countHours(table, sorted, { year, today, firstUse })
        .filter(({ year: { planned, given, left } }) => planned !== undefined || given + left > 0)
        .toSorted((a, b) => (a.year.gap ?? Infinity) - (b.year.gap ?? Infinity)),
    [table, sorted, year, today, firstUse],
  );
  const debts = countDebts(
    table.ledger.entries.map(({ change }) => change),
    today,
  );
  return (
    <aside className="flex flex-col gap-4">
      <Card title="시수" titleEnd="한 것 + 남은 것">
        <ul className="grid gap-2.5">
          {lines.map((line) => {
            const { planned, given, left } = line.year;
            const whole = Math.max(planned ?? 0, given + left, 1);
            return (
              <li
                key={toHourKey(line)}
                className="grid grid-cols-[3.75rem_minmax(2rem,1fr)_auto_2.5rem] items-center gap-2 text-14"
              >
                <span className="truncate font-semibold">{toLessonWords(line, subjects)}</span>
                <span aria-hidden className="flex h-2 overflow-hidden rounded-pill bg-sunken">
                  <span className="bg-brand" style={{ width: `${(given / whole) * 100}%` }} />
                  <span className="bg-brand/30" style={{ width: `${(left / whole) * 100}%` }} />
                </span>
                <span className="text-13 text-fg-2 tabular-nums">
                  {given}+{left}
                </span>
                <span className="text-right font-semibold tabular-nums">
                  <Gap {...line.year} />
                </span>
              </li>
            );
          })}
        </ul>
        <div className="mt-3 flex flex-col gap-1 empty:hidden">
          <SumHints year={year} of="시수" />
        </div>
        {lines.every(({ year: { planned } }) => planned === undefined) && (
          <Button variant="weak" className="mt-3 w-full print:hidden" onClick={onHours}>
            계획 시수 적기
          </Button>
        )}
      </Card>
      {debts.size > 0 && (
        <Card title="갚을 수업" titleEnd={debts.size}>
          <ul aria-label="갚을 수업" className="grid gap-1">
            {[...debts].map(([who, hours]) => (
              <li key={who} className="text-15 font-semibold">
                {toDebtWords(who, hours)}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}
