import {
  attendanceRulesKind,
  ATTENDANCE_RULES_ID,
  toAttendanceRules,
} from "../attendance/attendance-rules.ts";
import { attendanceMarkKind } from "../attendance/attendance-mark.ts";
import { listCounted } from "../attendance/counted-marks.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { ActReading, CaptureAct, CapturePhrases } from "../capture/capture-phrase.ts";
import type { ReadRows } from "../base/lay-changes.ts";
import { ownDayKind } from "../school-calendar/own-day.ts";
import { buildSchoolCalendar } from "../school-calendar/school-calendar.ts";
import {
  listVacations,
  SCHOOL_TERMS_ID,
  schoolTermsKind,
} from "../school-calendar/school-terms.ts";
import { recordSchoolYear, type SchoolYear } from "../school-year/school-year.ts";
import { studentKind } from "../student/student.ts";
import { listAbsenceCases, type AbsenceCase } from "./absence-case.ts";
import { absencePaperKind, type PaperType } from "./absence-paper.ts";
import { writePaper } from "./write-paper.ts";

const heads: readonly (readonly [pattern: string, type: PaperType, label: string])[] = [
  ["(?:체험\\s*학습\\s*)?신청서", "application", "체험학습 신청서 받음"],
  ["(?:체험\\s*학습\\s*)?보고서", "tripReport", "체험학습 보고서 받음"],
  ["(?:결석\\s*)?신고서|결석계", "report", "결석신고서 받음"],
  ["진단서|소견서|진료\\s*확인서|처방전|증빙\\s*서류", "evidence", "증빙서류 받음"],
];
const ending = "(?:를|을)?\\s*(?:받았어요|받았음|받음|제출했어요|제출함|제출|냈어요|냈음|냄)?";

/**
 * The phrases of papers: 「3 신고서 받음」, 「12 진단서」, 「5 보고서 냄」. The day is the day it came in; it goes to the
 * pupil's latest absence that still waits for such a paper.
 */
export const paperPhrases: CapturePhrases = {
  heads: new RegExp(`(?:${heads.map(([pattern]) => pattern).join("|")})${ending}`),
  read(parts): ActReading {
    const said = parts
      .filter(({ type }) => type === "head")
      .map(({ text }) => heads.find(([pattern]) => new RegExp(`^(?:${pattern})`).test(text)));
    const [head] = said;
    // Beside another feature's word it is a word of that record: 「3 병결 진단서 제출」.
    if (!head || said.includes(undefined)) return { type: "none" };
    if (parts.length > 1) {
      return { type: "refused", sentence: "서류는 한 번에 하나씩, 다른 말 없이 적어 주세요." };
    }
    return { type: "act", act: toPaperAct(head[1], head[2]) };
  },
};

function toPaperAct(type: PaperType, label: string): CaptureAct {
  return {
    label,
    claims: [`paper-${type}`],
    plan: (read, { students, days }) => {
      const received = days.at(-1);
      if (!received) return [];
      const papers = read(absencePaperKind);
      const cases = listCases(read, recordSchoolYear(received));
      return students.flatMap(({ id }) => {
        const waiting = findWaiting(cases, id, type, received);
        return waiting ? writePaper(waiting, papers, { [type]: received }) : [];
      });
    },
  };
}

/** The latest absence that has begun and waits for it; a 신청서 comes before its trip. */
function findWaiting(
  cases: readonly AbsenceCase[],
  studentId: string,
  type: PaperType,
  received: CalendarDay,
): AbsenceCase | undefined {
  const own = cases.filter(
    ({ absence, missing }) =>
      absence.studentId === studentId && missing.some((paper) => paper.type === type),
  );
  const begun = own.filter(({ absence }) => absence.from <= received);
  const ahead = own.find(({ absence }) => absence.from > received);
  return type === "application" ? (ahead ?? begun.at(-1)) : begun.at(-1);
}

function listCases(read: ReadRows, year: SchoolYear): readonly AbsenceCase[] {
  const terms = read(schoolTermsKind).get(SCHOOL_TERMS_ID) ?? {};
  return listAbsenceCases({
    marks: listCounted(read(attendanceMarkKind).values(), read(studentKind)),
    papers: read(absencePaperKind),
    calendar: buildSchoolCalendar(read(ownDayKind).values(), listVacations(terms, year)),
    rules: toAttendanceRules(read(attendanceRulesKind).get(ATTENDANCE_RULES_ID)),
  });
}
