import {
  countInRecord,
  noTotals,
  type AttendanceTotals,
} from "../attendance/count/attendance-counts.ts";
import {
  attendanceKinds,
  isCountedInRecord,
  kindLabels,
  reasonLabels,
  type AttendanceKind,
  type AttendanceReason,
} from "../attendance/code/attendance-code.ts";
import { defaultRules } from "../attendance/attendance-rules.ts";
import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import { findNextOpenDay } from "../attendance/open-days.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";

/** From when on a school writes 질병 and 미인정 into 특기사항; 기타 결석 is written from one day on. */
export interface RemarkThresholds {
  /** 결석 on so many school days in a row. */
  readonly daysInRow: number;
  /** So many 지각, 조퇴 or 결과 of one kind and reason in the year. */
  readonly times: number;
}

/** Of a school that has set none. */
const defaultThresholds: RemarkThresholds = {
  daysInRow: defaultRules.remarkDaysInRow,
  times: defaultRules.remarkTimes,
};

/** What stands in 특기사항 of who was never absent, late, early or missing (기재요령 59쪽). */
const perfectRemark = "개근";

/** 출결 특기사항 holds so many characters (기재요령 150쪽). */
export const LONGEST_REMARK_CHARACTERS = 500;

const recordReasons = [
  "illness",
  "unexcused",
  "other",
] as const satisfies readonly AttendanceReason[];
const partialKinds = [
  "late",
  "earlyLeave",
  "classMissed",
] as const satisfies readonly AttendanceKind[];

/**
 * What may be written into a pupil's 출결 특기사항, as suggestions: 「기타 결석 1일(가족 간병)」,
 * 「질병 결석 6일(5월 4일~5월 11일)」, 「미인정 지각 12회」; 「개근」 where nothing stands in the record.
 *
 * 출석인정 is never written. A note goes along with 기타 only: a note of 질병 names the disease, which must not
 * be entered (기재요령 58쪽). `marks` are the pupil's counted ones, one day folded (`foldDay`). What a former school
 * counted of the year stands beside them without days, 「질병 결석 6일(전입 전)」, and adds to the times.
 */
export function suggestRemarks(
  marks: readonly AttendanceMark[],
  calendar: SchoolCalendar,
  { daysInRow, times }: RemarkThresholds = defaultThresholds,
  former: AttendanceTotals = noTotals,
): readonly string[] {
  const counted = marks.filter(({ reason }) => isCountedInRecord(reason));
  const isPerfect = attendanceKinds.every((kind) => countInRecord(former, kind) === 0);
  if (counted.length === 0 && isPerfect) return [perfectRemark];
  const absences = recordReasons.flatMap((reason) => {
    const runs = listRuns(
      counted.filter((mark) => mark.kind === "absent" && mark.reason === reason),
      calendar,
    );
    const fewest = reason === "other" ? 1 : daysInRow;
    const before = former.absent[reason];
    return [
      ...(before >= Math.max(fewest, 1)
        ? [`${reasonLabels[reason]} 결석 ${before}일(전입 전)`]
        : []),
      ...runs.filter((run) => run.length >= fewest).map((run) => describeRun(run, reason)),
    ];
  });
  const partials = partialKinds.flatMap((kind) =>
    recordReasons.flatMap((reason) => {
      const own = counted.filter((mark) => mark.kind === kind && mark.reason === reason).length;
      const count = own + former[kind][reason];
      return count >= Math.max(times, 1)
        ? [`${reasonLabels[reason]} ${kindLabels[kind]} ${count}회`]
        : [];
    }),
  );
  return [...absences, ...partials];
}

/**
 * The suggestions as the text of one field. What would pass the 500 characters is left out whole, with all
 * that follows: half a sentence must not get into the record.
 */
export function toRemarkText(remarks: readonly string[]): string {
  let text = "";
  for (const remark of remarks) {
    const longer = text ? `${text}, ${remark}` : remark;
    if (longer.length > LONGEST_REMARK_CHARACTERS) break;
    text = longer;
  }
  return text;
}

/** Absences on school days that follow each other. */
function listRuns(
  absences: readonly AttendanceMark[],
  calendar: SchoolCalendar,
): readonly (readonly AttendanceMark[])[] {
  const runs: AttendanceMark[][] = [];
  for (const mark of absences.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && mark.day <= findNextOpenDay(calendar, last.day)) run.push(mark);
    else runs.push([mark]);
  }
  return runs;
}

function describeRun(run: readonly AttendanceMark[], reason: AttendanceReason): string {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return "";
  const note = reason === "other" ? run.find((mark) => mark.note)?.note : undefined;
  const when =
    first === last
      ? toKoreanMonthDay(first.day)
      : `${toKoreanMonthDay(first.day)}~${toKoreanMonthDay(last.day)}`;
  return `${reasonLabels[reason]} 결석 ${run.length}일(${note?.trim() || when})`;
}
