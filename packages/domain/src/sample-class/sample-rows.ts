import { toMarkId } from "../attendance/attendance-mark.ts";
import { toCheckInId } from "../attendance/check-in.ts";
import { toPaperId } from "../attendance-papers/absence-paper.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { openSchoolYears, recordSchoolYear, type SchoolYear } from "../school-year/school-year.ts";
import {
  listSampleDays,
  listSampleMarks,
  listSampleStories,
  listSampleStudents,
} from "./sample-class.ts";
import { listSampleDesk } from "./sample-desk.ts";
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
      ...stories.papers.map((paper) => toRow("absencePaper", toPaperId(paper), last, paper)),
      ...single.checkIns.map((checkIn) =>
        toRow("checkIn", toCheckInId(checkIn), checkIn.day, checkIn),
      ),
      ...listSampleDesk({ year, students, days, today }),
    ],
  };
}

function toRow(kind: string, id: string, day: CalendarDay, fields: object): SampleRow {
  return { kind, id, day, fields: { ...fields } };
}
