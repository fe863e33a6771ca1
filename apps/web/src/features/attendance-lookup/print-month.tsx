import { isPresentMember } from "@damim/domain/student/membership.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { attendanceKinds, kindLabels } from "@damim/domain/attendance/code/attendance-code.ts";
import {
  countByStudent,
  countInRecord,
  noTotals,
  sumTotals,
} from "@damim/domain/attendance/count/attendance-counts.ts";
import {
  attendanceMarkKind,
  type AttendanceMark,
} from "@damim/domain/attendance/attendance-mark.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import type { Absence } from "@damim/domain/attendance-papers/absence.ts";
import { toUnsettledWords } from "@damim/domain/attendance/contradiction.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import { listCasesOfMonth } from "@damim/domain/month-close/close-blockers.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { findDayState } from "@damim/domain/attendance/day-state.ts";
import { toSumsTable } from "@damim/domain/attendance/count/sums-table.ts";
import {
  listMonthDays,
  toMonthSpan,
  toDayParts,
  toMonth,
  toSeoulDay,
  toWeekday,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { isSchoolOpen } from "@damim/domain/school-calendar/school-calendar.ts";
import { toMonthWords } from "@damim/domain/school-calendar/first-use.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useClassLine } from "../../data/use-class-line.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useRow, useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { AttendanceSymbol } from "../../ui/attendance-symbol.tsx";
import { DamimWordmark } from "../../ui/damim-logo.tsx";
import { PrintedName } from "../../ui/paper/printed-name.tsx";
import { PrintedSums } from "../../ui/paper/printed-sums.tsx";
import { SignatureBoxes } from "../../ui/paper/signature-boxes.tsx";
import { useUncountedWords } from "../../kit/span/uncounted-note.tsx";
import { useAbsenceCases } from "./use-more-counts.ts";

const line = "border border-[#808080] px-0.5 text-center";
const ROOMY_ROW = { row: "h-[18px]", sign: 12 };
/** Above so many pupils the lines stand closer and closer, so that 45 with the sums below stay on one sheet. */
const rowLooks = [
  { above: 40, row: "h-[11.5px] text-[10px] leading-none", sign: 10 },
  { above: 34, row: "h-[13px] text-[11px] leading-none", sign: 11 },
  { above: 28, row: "h-[15px] leading-none", sign: 12 },
];
/** From here on there are further sheets, which say what they are too. */
const ONE_SHEET = 45;
/** So many papers stand beside the sums; the rest is a number. */
const MOST_PAPERS = 8;

/**
 * 「출결 현황」 of a month on one A4 landscape page, up to 45 pupils: symbols in black, a dot where a note
 * exists, sums of the record at the right, sums by kind × reason and papers that are missing below. Only paper shows it.
 */
export function PrintMonth(props: {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly month: CalendarMonth;
}) {
  const { store, students, month } = props;
  const { now } = useTeacherData();
  const year = recordSchoolYear(`${month}-01`);
  const place = useClassLine(year, students);
  const calendar = useSchoolCalendar(year);
  const marks = useRows(store, attendanceMarkKind);
  const rows = { marks, checkIns: store.rows(checkInKind) };
  const studentsById = new Map(students.map((student) => [student.id, student]));
  const marksOfMonth = listCounted(marks.values(), studentsById).filter(
    (mark) => toMonth(mark.day) === month,
  );
  const markedDays = new Set(marksOfMonth.map(({ day }) => day));
  const allDays = listMonthDays(month);
  const openDays = allDays.filter((day) => isSchoolOpen(calendar, day));
  const days = allDays.filter((day) => openDays.includes(day) || markedDays.has(day));
  const range = toMonthSpan(month);
  const stored = useRow(store, attendanceRulesKind, ATTENDANCE_RULES_ID);
  const rules = useMemo(() => toAttendanceRules(stored), [stored]);
  const cases = listCasesOfMonth(useAbsenceCases({ store, year, rules }), month);
  const missing = students.flatMap((student) =>
    cases
      .filter(({ absence }) => absence.studentId === student.id)
      .flatMap((one) => one.missing.map(({ label }) => toPaperWords(student, one.absence, label))),
  );
  const since = toMonthWords(calendar, month);
  const uncounted = useUncountedWords(store, range);
  const totalsByStudent = countByStudent(marksOfMonth, range, rules);
  const classTotals = sumTotals(totalsByStudent.values());
  const { row, sign } = rowLooks.find(({ above }) => students.length > above) ?? ROOMY_ROW;
  const today = toSeoulDay(now());
  const hasOut = students.some((one) => days.some((day) => !isPresentMember(one, day)));
  return (
    <section
      aria-hidden
      className="print-landscape hidden bg-surface text-[12px] leading-tight text-fg print:block"
    >
      <div className="mb-2 flex items-end justify-between">
        <div>
          <h1 className="text-[22px] font-extrabold">{toKoreanMonth(month)} 출결 현황</h1>
          <p className="mt-1">
            {place} · 학생 {students.length}명 · 수업일 {openDays.length}일{since && ` · ${since}`}
          </p>
        </div>
        <SignatureBoxes />
      </div>
      <table className="w-full table-fixed border-collapse">
        <colgroup>
          <col className="w-9" />
          <col className="w-20" />
          {days.map((day) => (
            <col key={day} />
          ))}
          {attendanceKinds.map((kind) => (
            <col key={kind} className="w-9" />
          ))}
        </colgroup>
        <thead>
          {students.length > ONE_SHEET && (
            <tr>
              <th colSpan={2 + days.length + attendanceKinds.length} className="pb-1 text-left">
                {toKoreanMonth(month)} 출결 현황 · {place}
              </th>
            </tr>
          )}
          <MonthHead days={days} />
        </thead>
        <tbody>
          {students.map((student, index) => {
            const totals = totalsByStudent.get(student.id) ?? noTotals;
            return (
              <tr
                key={student.id}
                className={`${row} ${index % 5 === 4 ? "[&>td]:border-b-fg" : ""}`}
              >
                <td className={line}>{student.number}</td>
                <td className={`${line} font-semibold`}>
                  <PrintedName name={student.name} />
                </td>
                {days.map((day) => (
                  <td
                    key={day}
                    className={`${line} ${toWeekday(day) === 1 || day === days[0] ? "border-l-2 border-l-fg" : ""}`}
                  >
                    {isPresentMember(student, day) ? (
                      <Signs
                        marks={findDayState(rows, { day, studentId: student.id }).marks}
                        size={sign}
                      />
                    ) : (
                      "–"
                    )}
                  </td>
                ))}
                {attendanceKinds.map((kind, column) => (
                  <td
                    key={kind}
                    className={`${line} font-bold ${column === 0 ? "border-l-2 border-l-fg" : ""}`}
                  >
                    {countInRecord(totals, kind) || ""}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="mt-2 flex items-end justify-between gap-6">
        <PrintedSums table={toSumsTable(classTotals)} cell={line} />
        <div className="flex-1 self-start">
          <MissingPapers missing={missing} />
          <p>
            ● 사유가 적힌 표시. {hasOut && "– 우리 반이 아닌 날. "}계에는 출석인정이 들어가지
            않아요. {[uncounted, toUnsettledWords(marksOfMonth)].join(" ")}
          </p>
        </div>
        <div className="flex flex-col items-end gap-1">
          <DamimWordmark height={18} />
          <p>{today} 출력</p>
        </div>
      </div>
    </section>
  );
}

function MissingPapers({ missing }: { readonly missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <>
      <h2 className="font-bold">남은 서류 {missing.length}건</h2>
      <p className="mb-1.5">
        {missing.slice(0, MOST_PAPERS).map((words) => (
          <span key={words} className="mr-2.5 inline-block">
            {words}
          </span>
        ))}
        {missing.length > MOST_PAPERS && `그 밖에 ${missing.length - MOST_PAPERS}건`}
      </p>
    </>
  );
}

/** The signs of one day. Three stand closer; the dot of a note takes no room of its own. */
function Signs(props: { readonly marks: readonly AttendanceMark[]; readonly size: number }) {
  const { marks, size } = props;
  return (
    <span className="flex justify-center gap-px">
      {marks.map(({ kind, reason, note }) => (
        <span key={kind} className="relative flex">
          <AttendanceSymbol kind={kind} reason={reason} size={marks.length > 2 ? 9 : size} />
          {note && (
            <span className="absolute -top-px -right-[3px] size-[3.5px] rounded-pill bg-fg" />
          )}
        </span>
      ))}
    </span>
  );
}

/** 「5번 김하린 결석신고서(20일)」 */
function toPaperWords(student: RosterStudent, { to }: Absence, label: string): string {
  return `${toStudentWords(student)} ${label}(${toDayParts(to).date}일)`;
}

/** The days, a line before each Monday, and the sums of the record. */
function MonthHead({ days }: { readonly days: readonly CalendarDay[] }) {
  return (
    <tr>
      <th className={line}>번호</th>
      <th className={line}>이름</th>
      {days.map((day) => (
        <th
          key={day}
          className={`${line} ${toWeekday(day) === 1 || day === days[0] ? "border-l-2 border-l-fg" : ""}`}
        >
          {toDayParts(day).date}
          <br />
          <span className="font-normal">{toWeekdayLetter(day)}</span>
        </th>
      ))}
      {attendanceKinds.map((kind, index) => (
        <th key={kind} className={`${line} ${index === 0 ? "border-l-2 border-l-fg" : ""}`}>
          {kindLabels[kind]}
        </th>
      ))}
    </tr>
  );
}
