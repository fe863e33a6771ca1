import { describe, expect, it } from "vitest";
import { makeYear } from "../attendance-year/compare-school-years.ts";
import { buildYearlyTable } from "../attendance-year/yearly-table.ts";
import { listAbsenceCases } from "../attendance-papers/absence-case.ts";
import { addDays, listMonthDays, toMonth } from "../calendar-day/calendar-day.ts";
import { listCasesOfMonth, listCloseBlockers } from "../month-close/close-blockers.ts";
import { closeMonth } from "../month-close/close-month.ts";
import { plainCalendar } from "../school-calendar/school-calendar.ts";
import { isPresentMember } from "../student/membership.ts";
import { buildStudent } from "../student/build-student.ts";
import { listAttendanceFacts } from "./attendance-facts.ts";
import { toMarkId } from "./attendance-mark.ts";
import { defaultRules } from "./attendance-rules.ts";
import { buildMark } from "./build-mark.ts";
import { countByStudent, type DayRange } from "./count/attendance-counts.ts";
import { isCounted, listCounted } from "./counted-marks.ts";
import { toUncountedWords } from "./uncounted-words.ts";
import { findContradictions } from "./day-state.ts";

const seeds = Array.from({ length: 120 }, (_, index) => index);

describe("the marks that count", () => {
  it.each(seeds)("are the same for close, sums, papers and look-up of school year %i", (seed) => {
    const { year, students, marks, fold } = makeYear(seed);
    const byId = new Map(students.map((student) => [student.id, student]));
    const counted = listCounted(marks, byId);
    const rules = { ...defaultRules, ...fold };
    const cases = listAbsenceCases({
      marks: counted,
      papers: new Map(),
      calendar: plainCalendar,
      rules,
    });
    const lookUp = buildYearlyTable({ year, students, marks, calendar: plainCalendar, fold });
    const unsettled = new Set(findContradictions(counted).map((of) => `${of.day}~${of.studentId}`));

    for (const month of new Set(marks.map(({ day }) => toMonth(day)))) {
      const range = { from: `${month}-01`, to: listMonthDays(month).at(-1) ?? month } as DayRange;
      const sums = countByStudent(counted, range, fold);
      const [close] = closeMonth(month, counted, range.to);
      const closed = close?.set?.["closedMarks"] as Readonly<Record<string, string>>;
      const ofMonth = counted.filter(({ day }) => toMonth(day) === month);

      for (const { student, byMonth } of lookUp) {
        expect(sums.get(student.id)).toEqual(byMonth.get(month));
        expect(closed[student.id]?.split(" ").length ?? 0).toBe(
          ofMonth.filter(({ studentId }) => studentId === student.id).length,
        );
      }
      expect(
        listCasesOfMonth(cases, month)
          .flatMap(({ absence }) => absence.marks)
          .filter(({ day }) => toMonth(day) === month)
          .map(toMarkId)
          .sort(),
      ).toEqual(
        ofMonth
          .filter(({ day, studentId }) => !unsettled.has(`${day}~${studentId}`))
          .map(toMarkId)
          .sort(),
      );
      const blockers = listCloseBlockers({
        month,
        students,
        cases,
        contradictions: findContradictions(counted),
        checkIns: marks.map(({ day, studentId }) => ({
          day,
          studentId,
          state: "awaited" as const,
        })),
        isMarked: () => false,
      });
      expect(
        blockers.filter(
          (blocker) => blocker.type === "awaited" && !isPresentMember(blocker.student, blocker.day),
        ),
      ).toEqual([]);
    }
  });

  it("are nobody's who is not on the list", () => {
    expect(isCounted({ studentId: "s9", day: "2026-11-20" }, new Map())).toBe(false);
  });
});

describe("what does not count is said", () => {
  const left = buildStudent({ id: "s1", gone: { day: "2026-11-10", kind: "transferOut" } });
  const came = buildStudent({ id: "s2", joinedOn: "2026-11-05" });
  const retired = buildStudent({ id: "s3", gone: { day: "2026-11-10", kind: "other" } });
  const back = buildStudent({
    id: "s4",
    away: [{ day: "2026-11-10", back: "2026-11-20", kind: "transferOut" }],
  });
  const students = new Map([left, came, retired, back].map((student) => [student.id, student]));
  const on = (studentId: string, ...dates: readonly number[]) =>
    dates.map((date) => buildMark({ studentId, day: addDays("2026-11-01", date - 1) }));

  it.each([
    [[...on("s1", 10), ...on("s2", 5), ...on("s9", 5)], ""],
    [on("s1", 10, 11, 12), "전출한 뒤의 기록 2건은 세지 않았어요."],
    [on("s4", 10, 11, 19, 20), "떠나 있던 동안의 기록 2건은 세지 않았어요."],
    [
      [...on("s1", 11), ...on("s4", 11)],
      "전출한 뒤의 기록 1건과 떠나 있던 동안의 기록 1건은 세지 않았어요.",
    ],
    [on("s2", 2), "우리 반이 되기 전의 기록 1건은 세지 않았어요."],
    [
      [...on("s1", 11), ...on("s3", 11), ...on("s2", 2)],
      "반을 떠난 뒤의 기록 2건과 우리 반이 되기 전의 기록 1건은 세지 않았어요.",
    ],
  ])("%#", (marks, words) => {
    expect(toUncountedWords(marks, students)).toBe(words);
  });

  it("stands in no line of the day", () => {
    const marks = new Map(on("s1", 11).map((mark) => [toMarkId(mark), mark]));
    expect(listAttendanceFacts({ marks, checkIns: new Map() }, "2026-11-11", [left])).toEqual([]);
  });
});
