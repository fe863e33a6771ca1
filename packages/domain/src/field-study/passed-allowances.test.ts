import type { RecordKind } from "@damim/sync/kind.ts";
import type { Change } from "@damim/sync/change.ts";
import { describe, expect, it } from "vitest";
import type { AttendanceCode } from "../attendance/code/attendance-code.ts";
import { checkInKind } from "../attendance/check-in.ts";
import { markStudent } from "../attendance/mark-student.ts";
import { layChanges } from "../base/lay-changes.ts";
import { buildMark } from "../attendance/build-mark.ts";
import {
  attendanceMarkKind,
  toMarkId,
  type AttendanceMark,
} from "../attendance/attendance-mark.ts";
import { toAttendanceRules } from "../attendance/attendance-rules.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { listOpenDaysBetween, plainCalendar } from "../school-calendar/school-calendar.ts";
import { listPassedAllowances } from "./passed-allowances.ts";

const trip = { kind: "absent", reason: "excused", subReason: "fieldStudy" } as const;
const around = {
  rules: toAttendanceRules({ fieldStudyDays: 5, fieldStudyInRow: 3 }),
  calendar: plainCalendar,
};

interface Wish extends AttendanceCode {
  readonly studentIds: readonly string[];
  readonly days: readonly CalendarDay[];
  readonly subReason: string;
}

function toMap(marks: readonly AttendanceMark[]): ReadonlyMap<string, AttendanceMark> {
  return new Map(marks.map((mark) => [toMarkId(mark), mark]));
}

/** What passes a limit by the marks of these wishes, written one after the other as one act. */
function findAll(marks: readonly AttendanceMark[], wishes: readonly Partial<Wish>[]) {
  const before = toMap(marks);
  const read = <T>({ name }: RecordKind<T>): ReadonlyMap<string, T> =>
    (name === attendanceMarkKind.name ? before : new Map()) as ReadonlyMap<string, T>;
  let changes: readonly Change[] = [];
  for (const wish of wishes) {
    const { studentIds, days, ...code } = { ...trip, ...one, ...wish };
    const rows = layChanges(read, changes);
    const marked = { marks: rows(attendanceMarkKind), checkIns: rows(checkInKind) };
    const next = days.flatMap((day) =>
      studentIds.flatMap((studentId) => markStudent(marked, { day, studentId, ...code })),
    );
    changes = [...changes, ...next];
  }
  const after = layChanges(read, changes)(attendanceMarkKind);
  return listPassedAllowances(before, after, around).map(({ studentId, span, used, allowed }) => ({
    studentId,
    span,
    used,
    allowed,
  }));
}

const one = { studentIds: ["s1"], days: ["2026-11-20"] as readonly CalendarDay[] };
const find = (marks: readonly AttendanceMark[], wish: Partial<Wish>) => findAll(marks, [wish]);
/** 체험학습 on single days, never two in a row. */
const tripsOf = (studentId: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildMark({ ...trip, studentId, day: addDays("2026-09-07", index * 7) }),
  );

describe("체험학습 of the year", () => {
  it("says nothing up to the limit, and what it becomes beyond it", () => {
    expect(find(tripsOf("s1", 4), {})).toEqual([]);
    expect(find(tripsOf("s1", 5), {})).toEqual([
      { studentId: "s1", span: "year", used: 6, allowed: 5 },
    ]);
  });

  it("counts all days of a span, and names only who passes the limit", () => {
    const marks = [...tripsOf("s1", 4), ...tripsOf("s2", 1)];
    const days: readonly CalendarDay[] = ["2026-11-19", "2026-11-20"];
    expect(find(marks, { studentIds: ["s1", "s2"], days })).toEqual([
      { studentId: "s1", span: "year", used: 6, allowed: 5 },
    ]);
  });

  it("counts a half day as half, and a day that turns whole by its other half", () => {
    const half = buildMark({ ...trip, kind: "late", day: "2026-11-20" });
    expect(find([...tripsOf("s1", 4), half], {})).toEqual([]);
    expect(find(tripsOf("s1", 5), { kind: "late" })).toMatchObject([{ used: 5.5 }]);
  });

  it("says nothing where the mark adds no day", () => {
    const marks = [...tripsOf("s1", 5), buildMark({ ...trip, day: "2026-11-20" })];
    expect(find(marks, {})).toEqual([]);
  });
});

it("says when one 체험학습 gets longer than the school allows, over a weekend too", () => {
  const days = listOpenDaysBetween(plainCalendar, "2026-11-19", "2026-11-24");
  expect(find([], { days: days.slice(0, 3) })).toEqual([]);
  expect(find([], { days })).toEqual([{ studentId: "s1", span: "row", used: 4, allowed: 3 }]);
});

it("knows one day of 생리통 for each month", () => {
  const wish = { subReason: "menstrualLeave", days: ["2026-11-30", "2026-12-01"] as const };
  expect(find([], wish)).toEqual([]);
  const before = buildMark({ ...trip, subReason: "menstrualLeave", day: "2026-12-14" });
  expect(find([before], wish)).toEqual([{ studentId: "s1", span: "month", used: 2, allowed: 1 }]);
});

describe("several wishes of one act", () => {
  const months = { subReason: "menstrualLeave", kind: "late" } as const;

  it("are counted together, each of which alone would pass nothing", () => {
    const days = ["2026-11-19", "2026-11-20"] as const;
    const wishes = days.map((day) => ({ days: [day] }));
    expect(findAll(tripsOf("s1", 4), wishes.slice(0, 1))).toEqual([]);
    expect(findAll(tripsOf("s1", 4), wishes)).toEqual([
      { studentId: "s1", span: "year", used: 6, allowed: 5 },
    ]);
    expect(
      findAll(
        [],
        [
          { ...months, kind: "absent" },
          { ...months, kind: "absent", days: ["2026-11-23"] },
        ],
      ),
    ).toEqual([{ studentId: "s1", span: "month", used: 2, allowed: 1 }]);
  });

  it("count what stands in the end: the later word of one day takes the place of the first", () => {
    expect(findAll(tripsOf("s1", 5), [{}, { subReason: "familyEvent" }])).toEqual([]);
  });
});

it("knows no limit of other sub-reasons", () => {
  expect(find([], { subReason: "familyEvent" })).toEqual([]);
});
