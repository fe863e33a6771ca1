import { DEAD } from "@damim/sync/change.ts";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { listAbsenceCases } from "../attendance-papers/absence-case.ts";
import type { AbsencePaper } from "../attendance-papers/absence-paper.ts";
import { toMarkId, type AttendanceMark } from "../attendance/attendance-mark.ts";
import { defaultRules } from "../attendance/attendance-rules.ts";
import { buildMark } from "../attendance/build-mark.ts";
import type { CheckIn } from "../attendance/check-in.ts";
import { listSettledMarks } from "../attendance/contradiction.ts";
import { findContradictions } from "../attendance/day-state.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { listFieldStudyAccounts } from "../field-study/field-study-ledger.ts";
import type { RosterStudent } from "../student/student.ts";
import { plainCalendar } from "../school-calendar/school-calendar.ts";
import { listCloseBlockers } from "./close-blockers.ts";
import { listDue } from "./due-list.ts";
import { closeMonth, listLaterChanges } from "./close-month.ts";
import { monthClose as monthCloseRecord } from "./month-close-record.ts";
import { toSchema } from "../record/to-schema.ts";
import { findUnfinished } from "./unfinished-month.ts";

const students: readonly RosterStudent[] = [
  { id: "s2", number: 1, name: "강도윤" },
  { id: "s1", number: 2, name: "권서아" },
];
const absent = (day: CalendarDay, part: Partial<AttendanceMark> = {}) =>
  buildMark({ day, kind: "absent", reason: "illness", ...part });

describe("what blocks the close of a month", () => {
  it("in the order of numbers and days: 확인 중, papers, what is not in NEIS", () => {
    const blockers = listBlockers({
      marks: [
        absent("2026-11-16"),
        buildMark({ day: "2026-11-03", enteredAs: "unexcused" }),
        buildMark({ day: "2026-11-10", studentId: "s2" }),
      ],
      checkIns: [
        { day: "2026-11-09", studentId: "s2", state: "awaited" },
        { day: "2026-11-12", studentId: "s1", state: "awaited" },
        { day: "2026-11-13", studentId: "s1", state: "arrived" },
      ],
    });
    expect(blockers).toEqual([
      "1 awaited 2026-11-09",
      "1 neis 2026-11-10",
      "2 awaited 2026-11-12",
      "2 papers 2026-11-16",
      "2 neis 2026-11-16",
    ]);
  });

  it("an absence over the month's end blocks both months, each with its own days in NEIS", () => {
    const marks = [absent("2026-10-30", { enteredAs: "illness" }), absent("2026-11-02")];
    expect(listBlockers({ marks, month: "2026-10" })).toEqual(["2 papers 2026-10-30"]);
    expect(listBlockers({ marks })).toEqual(["2 papers 2026-10-30", "2 neis 2026-10-30"]);
  });

  it("a day that two devices told differently, which asks for no paper and is not offered to NEIS", () => {
    const mark = absent("2026-11-16");
    const left = buildMark({ day: "2026-11-16", kind: "earlyLeave" });

    expect(listBlockers({ marks: [mark, left] })).toEqual(["2 contradiction 2026-11-16"]);
    expect(listBlockers({ marks: [mark, left], month: "2026-10" })).toEqual([]);
  });

  it("nothing is left when papers are in and everything stands in NEIS", () => {
    const mark = absent("2026-11-16", { enteredAs: "illness" });
    const papers = [paperOf(mark, { report: "2026-11-17" })];
    expect(listBlockers({ marks: [mark], papers })).toEqual([]);
  });
});

describe("a month that is closed before its end", () => {
  const find = (today: CalendarDay, known: readonly string[] = []) =>
    findUnfinished({
      month: "2026-11",
      today,
      calendar: plainCalendar,
      students,
      isKnown: ({ studentId }) => known.includes(studentId),
    });

  it("lacks the school days to come, and who was not seen today", () => {
    expect(find("2026-11-20", ["s1"])).toEqual({ daysToCome: 6, unconfirmed: 1, members: 2 });
    expect(find("2026-11-21")).toEqual({ daysToCome: 6, unconfirmed: 0, members: 0 });
    expect(find("2026-11-30")).toEqual({ daysToCome: 0, unconfirmed: 2, members: 2 });
  });

  it("lacks nothing once everybody of its last day is known, or it is over", () => {
    expect(find("2026-11-30", ["s1", "s2"])).toBeUndefined();
    expect(find("2026-12-01")).toBeUndefined();
  });
});

describe("a closed month", () => {
  const marks = [absent("2026-11-16"), absent("2026-11-17"), buildMark({ day: "2026-11-20" })];
  const [change] = closeMonth("2026-11", [...marks, absent("2026-10-30")], "2026-11-30");
  const { [DEAD]: _dead, ...fields } = change?.set ?? {};
  const close = v.parse(toSchema(monthCloseRecord), fields);

  it("keeps what was closed, and shows nothing while it is so", () => {
    expect(close).toEqual({
      month: "2026-11",
      closedOn: "2026-11-30",
      closedMarks: { s1: "16♡ 17♡ 20X" },
    });
    expect(listLaterChanges(close, marks)).toEqual([]);
    expect(
      listLaterChanges(
        close,
        marks.map((mark) => ({ ...mark, note: "병원" })),
      ),
    ).toEqual([]);
  });

  it("shows each pupil's days that were changed after the close", () => {
    const later = [
      absent("2026-11-16", { reason: "excused" }),
      absent("2026-11-17"),
      buildMark({ day: "2026-11-18", studentId: "s2" }),
    ];
    expect(listLaterChanges(close, later)).toEqual([
      { studentId: "s1", before: ["16♡", "20X"], after: ["16△"] },
      { studentId: "s2", before: [], after: ["18X"] },
    ]);
  });
});

describe("what is due", () => {
  const due = (
    marks: readonly AttendanceMark[],
    today: CalendarDay,
    papers: readonly AbsencePaper[] = [],
  ) => {
    const cases = listCases(marks, papers);
    const accounts = listFieldStudyAccounts(cases, defaultRules, today);
    return listDue({ cases, accounts, calendar: plainCalendar, today }).map(
      (item) => `${item.due} ${item.type}${item.type === "paper" ? ` ${item.paper.label}` : ""}`,
    );
  };

  it("papers from three days before their day on, the earliest first", () => {
    const marks = [absent("2026-11-16"), absent("2026-11-19", { studentId: "s2" })];
    expect(due(marks, "2026-11-16")).toEqual([]);
    expect(due(marks, "2026-11-17")).toEqual(["2026-11-20 paper 결석신고서"]);
    expect(due(marks, "2026-11-24")).toEqual([
      "2026-11-20 paper 결석신고서",
      "2026-11-23 paper 결석신고서",
    ]);
  });

  it("a call after the second 미인정 결석 in a row, until the pupil is back or was called", () => {
    const unexcused = { reason: "unexcused" } as const;
    const marks = [absent("2026-11-19", unexcused), absent("2026-11-20", unexcused)];
    const calls = (today: CalendarDay, papers: readonly AbsencePaper[] = []) =>
      due(marks, today, papers).filter((line) => line.endsWith("unexcusedCall"));
    const [first] = marks;
    if (!first) throw new Error("two marks");

    expect(calls("2026-11-19")).toEqual([]);
    expect(calls("2026-11-20")).toEqual(["2026-11-20 unexcusedCall"]);
    expect(calls("2026-11-23")).toHaveLength(1);
    expect(calls("2026-11-24")).toEqual([]);
    expect(calls("2026-11-23", [paperOf(first, { calledOn: "2026-11-20" })])).toEqual([]);
    expect(calls("2026-11-23", [paperOf(first, { calledOn: "2026-11-19" })])).toHaveLength(1);
  });

  it("a 신청서 before its trip, and the week's call of a long one", () => {
    const days = ["16", "17", "18", "19", "20"].map((date) =>
      absent(`2026-11-${date}` as CalendarDay, { reason: "excused", subReason: "fieldStudy" }),
    );
    expect(due(days, "2026-11-10")).toEqual(["2026-11-11 paper 체험학습 신청서"]);
    expect(due(days, "2026-11-18")).toEqual([
      "2026-11-11 paper 체험학습 신청서",
      "2026-11-20 weeklyCall",
    ]);
  });
});

function listCases(marks: readonly AttendanceMark[], papers: readonly AbsencePaper[] = []) {
  return listAbsenceCases({
    marks,
    papers: new Map(papers.map((paper) => [toMarkId(paper), paper])),
    calendar: plainCalendar,
    rules: defaultRules,
  });
}

function listBlockers(part: {
  readonly marks: readonly AttendanceMark[];
  readonly checkIns?: readonly CheckIn[];
  readonly papers?: readonly AbsencePaper[];
  readonly month?: "2026-10" | "2026-11";
}): readonly string[] {
  const { marks, checkIns = [], papers, month = "2026-11" } = part;
  return listCloseBlockers({
    month,
    students,
    cases: listCases(listSettledMarks(marks), papers),
    contradictions: findContradictions(marks),
    checkIns,
    isMarked: ({ day, studentId }) =>
      marks.some((mark) => mark.day === day && mark.studentId === studentId),
  }).map((blocker) => {
    const day = "case" in blocker ? blocker.case.absence.from : blocker.day;
    return `${blocker.student.number} ${blocker.type} ${day}`;
  });
}

function paperOf(mark: AttendanceMark, part: Partial<AbsencePaper>): AbsencePaper {
  const { day, studentId, kind } = mark;
  return { day, studentId, kind, ...part };
}
