import { attendanceKinds } from "@damim/domain/attendance/code/attendance-code.ts";
import {
  countInRecord,
  countOfKind,
  noTotals,
  sumTotals,
  type DayRange,
} from "@damim/domain/attendance/count/attendance-counts.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import type { YearlyRow } from "@damim/domain/attendance-year/yearly-table.ts";
import {
  addMonths,
  toDayParts,
  toMonth,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { Card } from "../../ui/card.tsx";
import { BarPicture } from "./bar-picture.tsx";
import { CalendarPicture } from "./calendar-picture.tsx";
import { groupByDay } from "./group-by-day.ts";

/** The span as bars by month and as calendars, of the class or of one pupil. */
export function PicturesView(props: {
  readonly store: Store;
  readonly year: number;
  readonly range: DayRange;
  readonly rows: readonly YearlyRow[];
  readonly who: string;
  readonly isClass: boolean;
  /** Without reasons. */
  readonly isClub: boolean;
}) {
  const { store, year, range, rows, who, isClass, isClub } = props;
  const calendar = useSchoolCalendar(year);
  const marks = useRows(store, attendanceMarkKind);
  const months = listMonths(range);
  const students = new Map(rows.map(({ student }) => [student.id, student]));
  const marksByDay = groupByDay(
    listCounted(marks.values(), students).filter(({ day }) => day >= range.from && day <= range.to),
  );
  return (
    <div className="flex flex-col gap-4">
      <Card
        title="달마다"
        titleEnd={isClub ? undefined : "출석인정은 빼고 세어요"}
        className="break-inside-avoid"
      >
        <BarPicture
          title={`${who} 달마다 출결`}
          groups={months.map((month) => {
            const totals = sumTotals(rows.map(({ byMonth }) => byMonth.get(month) ?? noTotals));
            const count = (kind: (typeof attendanceKinds)[number]) =>
              isClub ? countOfKind(totals, kind) : countInRecord(totals, kind);
            return {
              label: `${toDayParts(`${month}-01`).month}월`,
              counts: {
                absent: count("absent"),
                late: count("late"),
                earlyLeave: count("earlyLeave"),
                classMissed: count("classMissed"),
              },
            };
          })}
        />
      </Card>
      <Card
        title={isClass ? "날마다 표시가 있는 학생 수" : "달력"}
        className="print:border-0 print:p-0"
      >
        <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-6 print:grid-cols-4">
          {months.map((month) => (
            <CalendarPicture
              key={month}
              month={month}
              calendar={calendar}
              marksByDay={marksByDay}
              isClass={isClass}
              hasReasons={!isClub}
            />
          ))}
        </div>
      </Card>
    </div>
  );
}

function listMonths({ from, to }: DayRange): readonly CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let month = toMonth(from); month <= toMonth(to); month = addMonths(month, 1)) {
    months.push(month);
  }
  return months;
}
