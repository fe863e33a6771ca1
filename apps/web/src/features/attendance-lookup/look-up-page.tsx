import {
  countByStudent,
  noTotals,
  sumTotals,
  type AttendanceTotals,
  type DayRange,
} from "@damim/domain/attendance/attendance-counts.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import {
  addMonths,
  listMonthDays,
  toMonth,
  toSeoulDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { FileSpreadsheet, Printer } from "lucide-react";
import { useMemo, useState } from "react";
import { useClassChoice } from "../../data/class-choice.ts";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useMembers, useRoster } from "../../data/use-roster.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { printPage } from "../../platform/print.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { ClassSwitch } from "../../ui/class-switch.tsx";
import { Select } from "../../ui/select.tsx";
import { showToast } from "../../ui/toast.ts";
import { NoStudentsYet } from "../../ui/no-students-yet.tsx";
import { PrintMonth } from "./print-month.tsx";
import { TotalsTable } from "./totals-table.tsx";

/** 출결조회: totals by kind × reason for each pupil, for the year or one month; file and print. */
export function Component() {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  if (!store) return null;
  return <OpenYear store={store} />;
}

function OpenYear({ store }: { readonly store: Store }) {
  const { now } = useTeacherData();
  const today = toSeoulDay(now());
  const year = recordSchoolYear(today);
  const [month, setMonth] = useState<CalendarMonth | "year">(toMonth(today));
  const { from, to } = toSpan(month, year);
  const hasStudents = useRoster(store).length > 0;
  const classChoice = useClassChoice(store);
  const students = useMembers(store, from, to);
  const rows = useTotals(store, students, month, year);
  const [isWriting, setWriting] = useState(false);
  const printed = month === "year" ? toMonth(today) : month;
  const title = `${year}학년도 ${month === "year" ? "전체" : toKoreanMonth(month)} 출결 통계`;

  const download = async (): Promise<void> => {
    setWriting(true);
    try {
      const { createTotalsFile } = await import("./create-totals-file.ts");
      saveFile(`${title}.xlsx`, await createTotalsFile(title, rows));
    } catch {
      showToast.error("파일을 만들지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.");
    }
    setWriting(false);
  };

  if (!hasStudents) return <NoStudentsYet />;
  return (
    <>
      <div className="flex flex-col gap-4 print:hidden">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="title text-24">출결조회</h1>
          <Select
            label="기간"
            isLabelHidden
            fieldSize="dense"
            value={month}
            options={listMonths(year)}
            onValueChange={setMonth}
            className="w-44"
          />
          <ClassSwitch {...classChoice} />
          <div className="ml-auto flex flex-wrap gap-2">
            <Button
              variant="line"
              icon={<FileSpreadsheet size={18} aria-hidden />}
              isBusy={isWriting}
              onClick={() => void download()}
            >
              엑셀로 내려받기
            </Button>
            <Button
              variant="line"
              icon={<Printer size={18} aria-hidden />}
              onClick={() => printPage()}
            >
              인쇄
            </Button>
          </div>
        </div>
        <TotalsTable rows={rows} />
        <p className="text-14 text-fg-2">
          하루에 지각·조퇴·결과가 여럿이면 조퇴, 지각, 결과 순서로 하나만 세고, 출석인정은 따로 적어
          두되 횟수에 넣지 않아요. 확인 중은 세지 않아요.
        </p>
      </div>
      <PrintMonth store={store} students={students} month={printed} />
    </>
  );
}

export interface TotalsRow {
  /** Nothing for the row of the whole class. */
  readonly student: RosterStudent | undefined;
  readonly totals: AttendanceTotals;
}

function useTotals(
  store: Store,
  students: readonly RosterStudent[],
  month: CalendarMonth | "year",
  year: number,
): readonly TotalsRow[] {
  const [marks, revision] = useRows(store, attendanceMarkKind);
  return useMemo(() => {
    const byStudent = countByStudent(marks.values(), toSpan(month, year));
    const rows = students.map((student) => ({
      student,
      totals: byStudent.get(student.id) ?? noTotals,
    }));
    return [...rows, { student: undefined, totals: sumTotals(rows.map(({ totals }) => totals)) }];
    // oxlint-disable-next-line react/exhaustive-deps -- the map is one object for ever; its revision tells the change
  }, [marks, revision, students, month, year]);
}

function toSpan(month: CalendarMonth | "year", year: number): DayRange {
  const days = month === "year" ? undefined : listMonthDays(month);
  const span = toSchoolYearSpan(year);
  return { from: days?.[0] ?? span.from, to: days?.at(-1) ?? span.to };
}

function listMonths(
  year: number,
): readonly { readonly value: CalendarMonth | "year"; readonly label: string }[] {
  const first: CalendarMonth = `${year}-03`;
  const months = Array.from({ length: 12 }, (_, index) => addMonths(first, index));
  return [
    { value: "year", label: `${year}학년도 전체` },
    ...months.map((month) => ({ value: month, label: toKoreanMonth(month) })),
  ];
}
