import {
  toKoreanDate,
  toKoreanMonthDay,
  toWeekdayLetter,
} from "@damim/domain/calendar-day/korean-day.ts";
import { toBodyWords, toConsultTitle } from "@damim/domain/consult/consult-words.ts";
import { type KeptConsult } from "@damim/domain/consult/consult.ts";
import { toTopicLabel } from "@damim/domain/consult/consult-labels.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { QrCode } from "../../../kit/qr/qr-code.tsx";
import { readSealMarks, type SealMarks } from "../seal/seal-marks.ts";
import { useClassLine } from "../../../data/use-class-line.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { DamimWordmark } from "../../../ui/damim-logo.tsx";
import { toNames } from "../names/consult-names.ts";

/** Lines of half an A4 sheet, and letters in a line of it, at the size of the paper's words. */
const HALF_A_PAGE = 24;
/** Of the QR code below a record. */
const SEAL_LINES = 4;
const LETTERS_A_LINE = 52;

/**
 * The records of each pupil on A4 of their own, the oldest first. A record under half a page is never cut by the edge of
 * a sheet; a longer one may go on over it. Only paper shows it.
 */
export function PrintConsults(props: {
  readonly store: Store;
  readonly consults: readonly KeptConsult[];
  readonly students: readonly RosterStudent[];
  readonly year: SchoolYear;
  readonly isPrinting: boolean;
  /** Of the filter: then only this pupil's sheet. */
  readonly studentId: string;
}) {
  const { store, consults, students, year, studentId, isPrinting } = props;
  const { now } = useTeacherData();
  const place = useClassLine(year, students);
  if (!isPrinting) return null;
  const marks = readSealMarks(store, consults);
  const sheets = students
    .filter(({ id }) => studentId === "" || id === studentId)
    .map((student) => ({
      student,
      records: consults.filter((one) => one.studentIds.includes(student.id)).toReversed(),
    }))
    .filter(({ records }) => records.length > 0);
  return (
    <div
      aria-hidden
      className="print-upright hidden text-[12px] leading-normal text-fg print:block"
    >
      {sheets.map(({ student, records }) => (
        <section key={student.id} className="break-after-page last:break-after-auto">
          <div className="mb-3 flex items-end justify-between gap-4">
            <h1 className="text-[20px] font-extrabold">{toStudentWords(student)} 상담 기록</h1>
            <p>{place}</p>
          </div>
          {records.map((one) => (
            <article
              key={one.id}
              data-record
              className={`border-t border-[#808080] py-2.5 ${countLines(one) < HALF_A_PAGE ? "break-inside-avoid" : ""}`}
            >
              <p className="break-after-avoid font-bold">
                {toKoreanDate(one.day)} {toWeekdayLetter(one.day)}요일 {one.time} ·{" "}
                {toConsultTitle(one)}
                {one.minutes ? ` · ${one.minutes}분` : ""}
              </p>
              <p className="break-after-avoid">
                {[
                  one.studentIds.length > 1 && `함께: ${toNames(one, students, 40)}`,
                  one.topics?.length && `주제: ${one.topics.map(toTopicLabel).join(", ")}`,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {(one.body || one.isLocked) && (
                <p className="mt-1 whitespace-pre-wrap">{toBodyWords(one)}</p>
              )}
              {(one.followUp || one.dueOn) && (
                <p className="mt-1">
                  <strong>약속</strong> {one.followUp}{" "}
                  {one.dueOn && `(${toKoreanMonthDay(one.dueOn)}까지)`}{" "}
                  {one.doneOn && `· ${toKoreanMonthDay(one.doneOn)}에 했어요`}
                </p>
              )}
              {one.archived && <p className="mt-1">보관: {one.archived.reason}</p>}
              <SealMark of={marks.get(one.id)} />
            </article>
          ))}
          <p className="mt-3 flex items-center justify-between border-t border-[#808080] pt-2">
            {records.length}건 · {toSeoulDay(now())} 출력 <DamimWordmark height={18} />
          </p>
        </section>
      ))}
    </div>
  );
}

/** By which anybody with the paper can have it looked up whether the text is still this one. */
function SealMark({ of }: { readonly of: SealMarks | undefined }) {
  if (!of) return null;
  return (
    <p className="mt-1.5 flex items-center justify-end gap-2 tabular-nums">
      {of.time} 봉인 {of.code}
      <QrCode text={of.address} label="봉인 확인 QR" className="size-[18mm]" />
    </p>
  );
}

function countLines({ body, followUp }: KeptConsult): number {
  const lines = [...(body ?? "").split("\n"), followUp ?? ""];
  return (
    3 +
    SEAL_LINES +
    lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_A_LINE)), 0)
  );
}
