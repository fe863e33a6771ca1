import { attendanceKinds, kindLabels } from "@damim/domain/attendance/attendance-code.ts";
import { countInRecord } from "@damim/domain/attendance/attendance-counts.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { buildYearlyTable } from "@damim/domain/attendance-year/yearly-table.ts";
import { toSemesters } from "@damim/domain/attendance-year/semesters.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import type { ReactNode } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useRow, useRows } from "../../data/use-teacher-data.ts";
import { markColour } from "../../ui/attendance-symbol.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";

/** The pupil's sums of the semester and the year, as the record counts them. */
export function YearCard(props: {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly today: CalendarDay;
  readonly year: number;
}) {
  const { store, student, today, year } = props;
  const calendar = useSchoolCalendar(year);
  const [marks] = useRows(store, attendanceMarkKind);
  const rules = toAttendanceRules(useRow(store, attendanceRulesKind, ATTENDANCE_RULES_ID));
  const [row] = buildYearlyTable({
    year,
    students: [student],
    marks: marks.values(),
    calendar,
    fold: rules,
  });
  if (!row) return null;
  const isSecond = today >= toSemesters(calendar, year).second.from;
  const semester = isSecond ? row.secondSemester : row.firstSemester;
  return (
    <div className="flex flex-col gap-4 md:col-start-2 xl:col-start-auto">
      <Card title={isSecond ? "2학기 출결" : "1학기 출결"}>
        <dl className="grid grid-cols-4 gap-2">
          {attendanceKinds.map((kind) => {
            const count = countInRecord(semester, kind);
            return (
              <div
                key={kind}
                className={`flex flex-col-reverse items-center rounded-[10px] py-2 ${count > 0 ? markColour[kind] : "bg-sunken text-fg-2"}`}
              >
                <dt className="text-13 font-semibold">{kindLabels[kind]}</dt>
                <dd className="text-20 font-extrabold tabular-nums">{count}</dd>
              </div>
            );
          })}
        </dl>
      </Card>
      <Card title="학년도 전체">
        <dl className="flex flex-col gap-2 text-15">
          <Line label="수업일수">{row.schoolDays}일</Line>
          {attendanceKinds.map((kind) => (
            <Line key={kind} label={kindLabels[kind]}>
              {countInRecord(row.totals, kind)}
              {kind === "absent" ? "일" : "번"}
              {row.totals[kind].excused > 0 && (
                <span className="font-normal text-fg-2">
                  {" "}
                  · 출석인정 {row.totals[kind].excused}
                </span>
              )}
            </Line>
          ))}
        </dl>
        {row.isPerfect && <p className="mt-3 text-14 text-good">지금까지 개근이에요.</p>}
      </Card>
      {row.absencesLeft < 0 && (
        <Notice tone="danger">
          결석이 수업일수의 3분의 1을 넘었어요. 수료 기준을 확인해 주세요.
        </Notice>
      )}
    </div>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-fg-2">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
