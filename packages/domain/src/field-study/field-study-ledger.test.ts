import { describe, expect, it } from "vitest";
import { listAbsenceCases } from "../attendance-papers/absence-case.ts";
import type { AbsencePaper } from "../attendance-papers/absence-paper.ts";
import { toMarkId, type AttendanceMark } from "../attendance/attendance-mark.ts";
import { type StoredRules, toAttendanceRules } from "../attendance/attendance-rules.ts";
import { buildMark } from "../attendance/build-mark.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { listOpenDaysBetween, plainCalendar } from "../school-calendar/school-calendar.ts";
import { listFieldStudyAccounts, type FieldStudyAccount } from "./field-study-ledger.ts";

const today = "2026-11-20";

describe("the account of a pupil's 체험학습", () => {
  it("tells used, running and planned days apart, and what is left", () => {
    const account = accountOf({
      marks: [
        ...trip("2026-05-11", "2026-05-13"),
        ...trip("2026-11-19", "2026-11-24"),
        ...trip("2026-12-10", "2026-12-10"),
      ],
    });
    expect(account).toMatchObject({ used: 3, running: 4, planned: 1, allowed: 15, left: 7 });
    expect(account.trips.map(({ state }) => state)).toEqual(["past", "running", "planned"]);
  });

  it("counts two half days as one day, or as two where the school knows none", () => {
    const half = [halfDay("2026-05-11"), halfDay("2026-05-12")];
    expect(accountOf({ marks: half }).used).toBe(1);
    const strict = accountOf({ marks: half, rules: { fieldStudyHalfDays: false } });
    expect(strict.used).toBe(2);
    expect(strict.trips[0]?.warnings).toEqual(["halfDay"]);
  });

  it("counts weekends abroad only where the school does", () => {
    const marks = trip("2026-05-08", "2026-05-12");
    const abroad = { isAbroad: true };
    const rules = { fieldStudyAbroadWeekends: true };
    expect(accountOf({ marks, paper: abroad }).used).toBe(3);
    expect(accountOf({ marks, paper: abroad, rules }).used).toBe(5);
    expect(accountOf({ marks, rules }).used).toBe(3);
  });

  it("warns of the trip that passes the limit, and of one that is too long", () => {
    const rules = { fieldStudyDays: 5, fieldStudyInRow: 4 };
    const marks = [...trip("2026-05-11", "2026-05-13"), ...trip("2026-06-08", "2026-06-12")];
    const account = accountOf({ marks, rules });
    expect(account.left).toBe(-3);
    expect(account.trips.map(({ warnings }) => warnings)).toEqual([
      [],
      ["beyondLimit", "tooLongInRow"],
    ]);
  });

  it("tells when the 신청서 came later than three school days before", () => {
    const marks = trip("2026-11-23", "2026-11-23");
    const warnings = (application: CalendarDay) =>
      accountOf({ marks, paper: { application } }).trips[0]?.warnings;
    expect(warnings("2026-11-18")).toEqual([]);
    expect(warnings("2026-11-19")).toEqual(["appliedLate"]);
  });

  it.each([
    ["a short trip needs none", "2026-11-17", "2026-11-20", undefined, undefined],
    ["on the last day of five", "2026-11-16", "2026-11-20", undefined, "2026-11-20"],
    ["a week after the first day", "2026-11-16", "2026-12-04", undefined, "2026-11-23"],
    ["a week after the last call", "2026-11-09", "2026-12-04", "2026-11-18", "2026-11-25"],
    ["none when the trip ends before", "2026-11-09", "2026-11-24", "2026-11-18", undefined],
    ["an earlier trip's call is none", "2026-11-16", "2026-11-20", "2026-10-01", "2026-11-20"],
  ] as const)("weekly call: %s", (_what, from, to, calledOn, due) => {
    const paper = calledOn ? { calledOn } : {};
    expect(accountOf({ marks: trip(from, to), paper }).trips[0]?.callDue).toBe(due);
  });
});

function trip(from: CalendarDay, to: CalendarDay): readonly AttendanceMark[] {
  return listOpenDaysBetween(plainCalendar, from, to).map((day) =>
    buildMark({ day, kind: "absent", reason: "excused", subReason: "fieldStudy" }),
  );
}

function halfDay(day: CalendarDay): AttendanceMark {
  return buildMark({ day, kind: "earlyLeave", reason: "excused", subReason: "fieldStudy" });
}

function accountOf(part: {
  readonly marks: readonly AttendanceMark[];
  readonly rules?: StoredRules;
  /** Of the first trip. */
  readonly paper?: Partial<AbsencePaper>;
}): FieldStudyAccount {
  const { marks, rules: stored, paper } = part;
  const rules = toAttendanceRules(stored);
  const [first] = marks;
  if (!first) throw new Error("a trip at least");
  const { day, studentId, kind } = first;
  const papers = new Map(paper ? [[toMarkId(first), { day, studentId, kind, ...paper }]] : []);
  const cases = listAbsenceCases({ marks, papers, calendar: plainCalendar, rules });
  const account = listFieldStudyAccounts(cases, rules, today).get(studentId);
  if (!account) throw new Error("an account");
  return account;
}
