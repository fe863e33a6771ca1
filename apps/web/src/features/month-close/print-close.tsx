import {
  countByStudent,
  listFoldedAway,
  sumTotals,
} from "@damim/domain/attendance/count/attendance-counts.ts";
import { toSumsTable } from "@damim/domain/attendance/count/sums-table.ts";
import { toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import type { AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import {
  toMonthSpan,
  toMonth,
  toSeoulDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import { listMembersBetween } from "@damim/domain/student/membership.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { listOpenDays } from "@damim/domain/school-calendar/school-calendar.ts";
import { toMonthWords } from "@damim/domain/school-calendar/first-use.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useClassLine } from "../../data/use-class-line.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { useUncountedWords } from "../../kit/span/uncounted-note.tsx";
import { AttendanceSymbol } from "../../ui/attendance-symbol.tsx";
import { DamimWordmark } from "../../ui/damim-logo.tsx";
import { PrintedName } from "../../ui/paper/printed-name.tsx";
import { PrintedSums } from "../../ui/paper/printed-sums.tsx";
import { SignatureBoxes } from "../../ui/paper/signature-boxes.tsx";
import {
  FOLDED_SIGN,
  sayFolded,
  toCaseLabel,
  toNotes,
  toPeriodWords,
  toShortDay,
  toSpanWords,
} from "./cases/case-words.ts";
import type { CloseData } from "./cases/use-close-data.ts";

const cell = "border border-[#808080] px-1 py-[3px]";

/**
 * 「월말 출결 마감」 of a month on A4 upright: every absence in NEIS order (by number, then day) with symbol,
 * 사유, papers and NEIS; sums by kind × reason below. A row is never cut by the edge of a sheet, and each
 * sheet repeats the head. Only paper shows it.
 */
export function PrintClose(props: {
  readonly data: CloseData;
  readonly month: CalendarMonth;
  readonly cases: readonly AbsenceCase[];
}) {
  const { data, month, cases } = props;
  const { marks, rules, calendar, store } = data;
  const { now } = useTeacherData();
  const close = useRow(store, monthCloseKind, month);
  const range = toMonthSpan(month);
  const students = listMembersBetween(data.students, range);
  const place = useClassLine(recordSchoolYear(`${month}-01`), students);
  const since = toMonthWords(calendar, month);
  const uncounted = useUncountedWords(store, range);
  const totals = sumTotals(countByStudent(marks, range, rules).values());
  const folded = new Set(listFoldedAway(marks, range, rules).map(toMarkId));
  const lines = students.flatMap((student) =>
    cases
      .filter(({ absence }) => absence.studentId === student.id)
      .map((one) => ({ student, one })),
  );
  return (
    <section
      aria-hidden
      className="print-upright hidden bg-surface text-[12px] leading-tight text-fg print:block"
    >
      <div className="mb-2 flex items-end justify-between gap-4">
        <div>
          <h1 className="text-[20px] font-extrabold">{toKoreanMonth(month)} 출결 마감</h1>
          <p className="mt-1">{place}</p>
          <p>
            학생 {students.length}명 · 수업일 {listOpenDays(calendar, month).length}일
            {since && ` · ${since}`}
            {close && ` · ${close.closedOn} 마감`}
          </p>
        </div>
        <SignatureBoxes />
      </div>
      <table className="w-full table-fixed border-collapse [&_td]:break-words">
        <thead>
          <tr>
            <th className={`${cell} w-9`}>번호</th>
            <th className={`${cell} w-20`}>이름</th>
            <th className={`${cell} w-28`}>날짜</th>
            <th className={`${cell} w-28`}>출결</th>
            <th className={cell}>사유</th>
            <th className={`${cell} w-32`}>서류 (받은 날)</th>
            <th className={`${cell} w-12`}>나이스</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ student, one }) => (
            <Line
              key={one.absence.id}
              student={student}
              of={one}
              month={month}
              isFolded={one.absence.marks.every((mark) => folded.has(toMarkId(mark)))}
            />
          ))}
          {lines.length === 0 && (
            <tr>
              <td colSpan={7} className={`${cell} py-6 text-center`}>
                이 달에는 적은 출결이 없어요.
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <div className="mt-3 flex break-inside-avoid items-end justify-between gap-6">
        <PrintedSums table={toSumsTable(totals)} cell={cell} />
        <p className="flex-1">
          계에는 출석인정이 들어가지 않아요. {sayFolded(folded.size)} {uncounted}
        </p>
        <div className="text-right">
          <DamimWordmark height={18} />
          <p>{toSeoulDay(now())} 출력</p>
        </div>
      </div>
    </section>
  );
}

function Line(props: {
  readonly student: RosterStudent;
  readonly of: AbsenceCase;
  readonly month: CalendarMonth;
  readonly isFolded: boolean;
}) {
  const { student, of, month, isFolded } = props;
  const { absence, papers, notEntered } = of;
  const isEntered = notEntered.every(({ day }) => toMonth(day) !== month);
  const why = [toPeriodWords(absence), toNotes(absence)].filter(Boolean).join(" · ");
  return (
    <tr data-line className="break-inside-avoid">
      <td className={`${cell} text-center`}>{student.number}</td>
      <td className={`${cell} font-semibold`}>
        <PrintedName name={student.name} />
      </td>
      <td className={cell}>{toSpanWords(absence)}</td>
      <td className={cell}>
        <span className="flex items-start gap-1">
          <AttendanceSymbol kind={absence.kind} reason={absence.reason} size={12} />
          <span className="min-w-0">{`${toCaseLabel(absence)}${isFolded ? ` ${FOLDED_SIGN}` : ""}`}</span>
        </span>
      </td>
      <td className={cell}>{why}</td>
      <td className={cell}>
        {papers
          .map(
            ({ label, received }) =>
              `${label} ${received ? `(${toShortDay(received)})` : "미제출"}`,
          )
          .join(", ")}
      </td>
      <td className={`${cell} text-center`}>{isEntered ? "○" : ""}</td>
    </tr>
  );
}
