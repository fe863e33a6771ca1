import { describe, expect, it, test } from "vitest";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { buildMark } from "../attendance/build-mark.ts";
import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import { buildStudent } from "../student/build-student.ts";
import type { RosterStudent } from "../student/student.ts";
import {
  buildSchoolCalendar,
  listOpenDaysBetween,
  plainCalendar,
} from "../school-calendar/school-calendar.ts";
import { listVacations } from "../school-calendar/school-terms.ts";
import { compareSchoolYears } from "./compare-school-years.ts";
import { LONGEST_REMARK_CHARACTERS, suggestRemarks, toRemarkText } from "./remarks.ts";
import { toSemesters } from "./semesters.ts";
import { buildYearlyTable, findAbsencesLeft } from "./yearly-table.ts";

const openDays = listOpenDaysBetween(plainCalendar, "2026-03-01", "2027-02-28");

describe("the yearly table", () => {
  test("counts as the slow second way does, over generated school years", () => {
    expect(compareSchoolYears(Array.from({ length: 200 }, (_, index) => index))).toEqual([]);
  });

  it("counts the leaving day and the joining day as school days", () => {
    const gone = { day: "2026-11-20", kind: "transferOut" } as const;

    expect(rowOf({}).schoolDays).toBe(openDays.length);
    expect(rowOf({ joinedOn: "2026-11-20" }).schoolDays + rowOf({ gone }).schoolDays).toBe(
      openDays.length + 1,
    );
  });

  it("adds what a former school counted, at the end of the year alone", () => {
    const counts = [2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0];
    const student = buildStudent({
      joinedOn: "2026-09-01",
      formerSchool: { schoolDays: 95, counts },
    });
    const options = { year: 2026, students: [student], marks: [], calendar: plainCalendar };

    const [alone] = buildYearlyTable(options);
    const [added] = buildYearlyTable({ ...options, addsFormerSchool: true });

    expect(alone).toMatchObject({ isPerfect: true, remark: "개근" });
    expect(added).toMatchObject({
      schoolDays: (alone?.schoolDays ?? 0) + 95,
      totals: { absent: { illness: 2 }, late: { unexcused: 3 } },
      isPerfect: false,
      remark: "",
    });
    expect(added?.byMonth.size).toBe(0);
  });

  it("suggests 개근 from the last school day on, not in November", () => {
    const calendar = buildSchoolCalendar(
      [],
      [{ from: "2027-01-09", to: "2027-02-28", name: "학년말방학" }],
    );
    const remarkOn = (today: CalendarDay, marks: readonly AttendanceMark[] = []) =>
      buildYearlyTable({ year: 2026, students: [buildStudent({})], marks, calendar, today }).map(
        ({ remark }) => remark,
      );
    const other = buildMark({ day: "2026-05-06", kind: "absent", reason: "other" });

    expect(remarkOn("2026-11-20")).toEqual([""]);
    expect(remarkOn("2027-01-07")).toEqual([""]);
    expect(remarkOn("2027-01-08")).toEqual(["개근"]);
    expect(remarkOn("2026-11-20", [other])).toEqual(["기타 결석 1일(5월 6일)"]);
  });

  it("leaves out marks outside of the pupil's days in the class", () => {
    const marks = ["2026-11-19", "2026-11-20", "2026-11-23"].map((day) =>
      buildMark({ day: day as CalendarDay }),
    );

    const row = rowOf({ gone: { day: "2026-11-20", kind: "transferOut" } }, marks);

    expect(row.totals.late.unexcused).toBe(2);
  });

  it("parts the semesters behind the summer vacation", () => {
    const calendar = buildSchoolCalendar(
      listDays("2026-07-25", "2026-08-17").map((day) => ({ day, type: "vacation", label: "방학" })),
    );

    expect(toSemesters(calendar, 2026)).toEqual({
      first: { from: "2026-03-01", to: "2026-08-17" },
      second: { from: "2026-08-18", to: "2027-02-28" },
    });
    expect(toSemesters(plainCalendar, 2027).second.to).toBe("2028-02-29");
  });

  it("parts the semesters where the dates of the terms say so", () => {
    const vacations = listVacations({ summerStart: "2026-07-25", secondDay: "2026-08-31" }, 2026);
    const calendar = buildSchoolCalendar([], vacations, "2026-08-30");

    expect(toSemesters(calendar, 2026).second.from).toBe("2026-08-31");
  });

  it("calls a year with 출석인정 alone 개근", () => {
    const row = rowOf({}, [buildMark({ kind: "absent", reason: "excused" })]);

    expect([row.isPerfect, row.remark]).toEqual([true, "개근"]);
    expect(rowOf({}, [buildMark()]).isPerfect).toBe(false);
  });

  it.each([
    [190, 63, 0],
    [190, 64, -1],
    [189, 63, 0],
    [189, 64, -1],
  ])("of %i days with %i absences leaves %i to 2/3", (days, absences, left) => {
    expect(findAbsencesLeft(days, absences)).toBe(left);
    expect(left >= 0).toBe(3 * (days - absences) >= 2 * days);
  });
});

describe("특기사항 suggests", () => {
  const absences = (count: number, part: Partial<AttendanceMark>) =>
    openDays.slice(0, count).map((day) => buildMark({ kind: "absent", day, ...part }));

  it("기타 결석 from one day on, with its note", () => {
    const marks = absences(1, { reason: "other", note: "가족 간병" });

    expect(suggestRemarks(marks, plainCalendar)).toEqual(["기타 결석 1일(가족 간병)"]);
  });

  it("질병 from five school days in a row on, over weekends, and never with its note", () => {
    const marks = absences(5, { reason: "illness", note: "장염" });

    expect(suggestRemarks(marks.slice(1), plainCalendar)).toEqual([]);
    expect(suggestRemarks(marks, plainCalendar)).toEqual(["질병 결석 5일(3월 3일~3월 9일)"]);
    expect(suggestRemarks(marks, plainCalendar, { daysInRow: 6, times: 10 })).toEqual([]);
  });

  it("지각 from ten times on", () => {
    const marks = absences(10, { kind: "late", reason: "unexcused" });

    expect(suggestRemarks(marks.slice(1), plainCalendar)).toEqual([]);
    expect(suggestRemarks(marks, plainCalendar)).toEqual(["미인정 지각 10회"]);
  });

  it("what a former school counted: its absences without days, its times together with ours", () => {
    const counts = [6, 4, 1, 0, 7, 0, 0, 0, 0, 0, 0, 0];
    const marks = absences(3, { kind: "late", reason: "unexcused" });

    const row = rowOf({ formerSchool: { schoolDays: 95, counts } }, marks, true);

    expect(row.remark).toBe("질병 결석 6일(전입 전), 기타 결석 1일(전입 전), 미인정 지각 10회");
    expect(rowOf({ formerSchool: { schoolDays: 95, counts } }, marks).remark).toBe("");
    expect(
      rowOf({ formerSchool: { schoolDays: 95, counts: counts.map(() => 0) } }, [], true).remark,
    ).toBe("개근");
  });

  it("at most 500 characters, and no half of a sentence", () => {
    const remark = "가".repeat(200);

    const text = toRemarkText([remark, remark, remark]);

    expect(text).toBe(`${remark}, ${remark}`);
    expect(text.length).toBeLessThanOrEqual(LONGEST_REMARK_CHARACTERS);
  });
});

function rowOf(
  part: Partial<RosterStudent>,
  marks: readonly AttendanceMark[] = [],
  addsFormerSchool = false,
) {
  const students = [buildStudent(part)];
  const options = { year: 2026, students, marks, calendar: plainCalendar, addsFormerSchool };
  const [row] = buildYearlyTable(options);
  if (!row) throw new Error("a row for each pupil");
  return row;
}

function listDays(from: CalendarDay, to: CalendarDay): readonly CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
