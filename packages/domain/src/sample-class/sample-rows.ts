import { toMarkId, type AttendanceMark } from "../attendance/attendance-mark.ts";
import { defaultRules } from "../attendance/attendance-rules.ts";
import { toCheckInId } from "../attendance/check-in.ts";
import { listAbsenceCases } from "../attendance-papers/absence-case.ts";
import { toPaperId, type AbsencePaper } from "../attendance-papers/absence-paper.ts";
import { addDays, toMonth, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { closeMonth } from "../month-close/close-month.ts";
import { listUnclosedMonths } from "../month-close/unclosed-months.ts";
import { plainCalendar } from "../school-calendar/school-calendar.ts";
import { openSchoolYears, recordSchoolYear, type SchoolYear } from "../school-year/school-year.ts";
import {
  listSampleDays,
  listSampleMarks,
  listSampleStories,
  listSampleStudents,
} from "./sample-class.ts";
import { listSampleDesk } from "./sample-desk.ts";
import { listSampleRoom } from "./sample-room.ts";
import type { SampleRow } from "./sample-row.ts";

const GRADE = 3;
const CLASS_NO = "2";

/** The teacher of the class. */
export const SAMPLE_TEACHER = "한유진";

export interface SampleRows {
  readonly year: SchoolYear;
  readonly profile: readonly SampleRow[];
  readonly ofYear: readonly SampleRow[];
}

/**
 * A class of 26 with a month of life up to `today`: what `npm run seed` writes into a server, and what 둘러보기 shows.
 * The same day gives the same rows.
 */
export function listSampleRows(today: CalendarDay): SampleRows {
  const year = recordSchoolYear(today);
  const students = listSampleStudents({ year, grade: GRADE, classNo: CLASS_NO });
  const days = listSampleDays(today);
  const stories = listSampleStories(students, days);
  const single = listSampleMarks(students, days);
  const toldDays = new Set(stories.marks.map(({ day, studentId }) => `${day}~${studentId}`));
  const marks = [
    ...stories.marks,
    ...single.marks.filter(({ day, studentId }) => !toldDays.has(`${day}~${studentId}`)),
  ];
  const first = days[0] ?? today;
  const last = days.at(-1) ?? today;
  const papers = settlePapers(marks, stories.papers, today);
  return {
    year,
    profile: openSchoolYears(today).map((open) =>
      toRow("schoolYear", String(open), first, {
        mode: "homeroom",
        teachesOtherClasses: false,
        school: "한빛초등학교",
        grade: GRADE,
        classNo: CLASS_NO,
        // Their life begins here: before it nobody came to be marked.
        firstUseOn: first,
      }),
    ),
    ofYear: [
      ...students.map(({ id, ...student }) => toRow("student", id, first, student)),
      ...marks.map((mark) => toRow("attendanceMark", toMarkId(mark), mark.day, mark)),
      ...papers.map((paper) => toRow("absencePaper", toPaperId(paper), last, paper)),
      ...listClosed(marks, today),
      ...single.checkIns.map((checkIn) =>
        toRow("checkIn", toCheckInId(checkIn), checkIn.day, checkIn),
      ),
      ...listSampleDesk({ year, students, days, today }),
      ...listSampleRoom({ year, students, days, today }),
    ],
  };
}

/** So many days a paper may be late: a class that begins with weeks of arrears is nobody's. */
const LATE_DAYS = 4;

/** What was due longer ago has come, on its day. */
function settlePapers(
  marks: readonly AttendanceMark[],
  told: readonly AbsencePaper[],
  today: CalendarDay,
): readonly AbsencePaper[] {
  const papers = new Map(told.map((paper) => [toPaperId(paper), paper]));
  const cases = listAbsenceCases({ marks, papers, calendar: plainCalendar, rules: defaultRules });
  for (const { absence, paper, paperId, missing } of cases) {
    const come = missing.filter(({ due }) => due < addDays(today, -LATE_DAYS));
    const received = Object.fromEntries(come.map(({ type, due }) => [type, due]));
    const { from: day, studentId, kind } = absence;
    if (come.length > 0) papers.set(paperId, { day, studentId, kind, ...paper, ...received });
  }
  return [...papers.values()];
}

/** The months that were over before this one are closed; of the one before, on its last school day. */
function listClosed(marks: readonly AttendanceMark[], today: CalendarDay): readonly SampleRow[] {
  const unclosed = listUnclosedMonths(marks, () => false, { calendar: plainCalendar, today });
  return unclosed
    .filter(({ month }) => month < toMonth(today))
    .flatMap(({ month, dueOn }) =>
      closeMonth(month, marks, dueOn).map(({ kind, id, set }) => toRow(kind, id, dueOn, set ?? {})),
    );
}

function toRow(kind: string, id: string, day: CalendarDay, fields: object): SampleRow {
  return { kind, id, day, fields: { ...fields } };
}
