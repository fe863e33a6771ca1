import { attendanceKinds, kindLabels } from "@damim/domain/attendance/code/attendance-code.ts";
import { countInRecord, countOfKind } from "@damim/domain/attendance/count/attendance-counts.ts";
import { countAthleteDays } from "@damim/domain/attendance/count/athlete-days.ts";
import {
  attendanceMarkKind,
  type AttendanceMark,
} from "@damim/domain/attendance/attendance-mark.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { buildYearlyTable } from "@damim/domain/attendance-year/yearly-table.ts";
import { toSemesters } from "@damim/domain/attendance-year/semesters.ts";
import {
  addMonths,
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import { isOfClub } from "@damim/domain/student/student.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { StudentCardProps } from "../../kit/manifest/student-card.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useRow, useRows } from "../../data/use-teacher-data.ts";
import { markColour } from "../../ui/attendance-symbol.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SumHints } from "../../kit/page/sum-hints.tsx";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { CalendarPicture } from "./calendar-picture.tsx";
import { groupByDay } from "./group-by-day.ts";
import { calledKinds } from "./totals-rows.ts";

/** The pupil's sums of the semester and the year, as the record counts them, and a month as a picture. */
export function Component(props: StudentCardProps) {
  const { store, student, today, year } = props;
  const calendar = useSchoolCalendar(year);
  const rows = useRows(store, attendanceMarkKind);
  const marks = listCounted(rows.values(), new Map([[student.id, student]]));
  const rules = toAttendanceRules(useRow(store, attendanceRulesKind, ATTENDANCE_RULES_ID));
  const [row] = buildYearlyTable({
    year,
    students: [student],
    marks,
    calendar,
    fold: rules,
  });
  if (!row) return null;
  const isClub = isOfClub(student);
  const kinds = isClub ? calledKinds : attendanceKinds;
  const athlete = countAthleteDays(marks, student.id, rules.athleteLevel);
  const isSecond = today >= toSemesters(calendar, year).second.from;
  const semester = isSecond ? row.secondSemester : row.firstSemester;
  return (
    <>
      <Card title={isSecond ? "2학기 출결" : "1학기 출결"}>
        <dl className="grid grid-cols-4 gap-2">
          {kinds.map((kind) => {
            const count = isClub ? countOfKind(semester, kind) : countInRecord(semester, kind);
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
        <MonthPart marks={marks} today={today} year={year} hasReasons={!isClub} />
      </Card>
      {!isClub && (
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
            {(athlete.used > 0 || athlete.lessonsOver > 0) && (
              <Line label="학생선수">
                {athlete.used}일{athlete.lessonsOver > 0 && ` ${athlete.lessonsOver}시간`}
                <span className="font-normal text-fg-2"> / {athlete.allowed}일</span>
              </Line>
            )}
          </dl>
          {row.isPerfect && (
            <p className="mt-3 text-14 text-good">
              {row.since ? `${toKoreanMonthDay(row.since)}부터` : "지금까지"} 개근이에요.
            </p>
          )}
          <div className="mt-3 flex flex-col gap-1 empty:hidden">
            <SumHints year={year} of="수업일수" />
          </div>
        </Card>
      )}
      {!isClub && row.absencesLeft < 0 && (
        <Notice tone="danger">
          결석이 수업일수의 3분의 1을 넘었어요. 수료 기준을 확인해 주세요.
        </Notice>
      )}
    </>
  );
}

/** One month at a time, the open one first. */
function MonthPart(props: {
  readonly marks: readonly AttendanceMark[];
  readonly today: CalendarDay;
  readonly year: number;
  readonly hasReasons: boolean;
}) {
  const { marks, today, year, hasReasons } = props;
  const calendar = useSchoolCalendar(year);
  const span = toSchoolYearSpan(year);
  const [month, setMonth] = useState<CalendarMonth>(toMonth(today));
  const marksByDay = groupByDay(marks);
  const step = (by: -1 | 1) => {
    const next = addMonths(month, by);
    return (
      <IconButton
        label={by < 0 ? "앞 달" : "다음 달"}
        disabled={next < toMonth(span.from) || next > toMonth(span.to)}
        icon={
          by < 0 ? <ChevronLeft size={20} aria-hidden /> : <ChevronRight size={20} aria-hidden />
        }
        onClick={() => setMonth(next)}
      />
    );
  };
  return (
    <div className="mt-3">
      <CalendarPicture
        month={month}
        calendar={calendar}
        marksByDay={marksByDay}
        isClass={false}
        hasReasons={hasReasons}
        today={today}
        before={step(-1)}
        after={step(1)}
      />
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
