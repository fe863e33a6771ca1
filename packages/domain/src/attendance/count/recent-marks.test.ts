import { expect, it } from "vitest";
import type { CalendarDay } from "../../calendar-day/calendar-day.ts";
import type { RosterStudent } from "../../student/student.ts";
import { listRecentMarks } from "./recent-marks.ts";

const students = new Map<string, RosterStudent>(
  [1, 2, 3].map((number) => [`s${number}`, { id: `s${number}`, number, name: `학생${number}` }]),
);

function mark(day: CalendarDay, studentId: string) {
  return {
    id: `${day}~${studentId}~late`,
    day,
    studentId,
    kind: "late",
    reason: "illness",
  } as const;
}

it("gives the latest days first, by number inside of a day, and no more than asked for", () => {
  const marks = [
    mark("2026-11-18", "s1"),
    mark("2026-11-20", "s3"),
    mark("2026-11-19", "s2"),
    mark("2026-11-20", "s1"),
    mark("2026-11-02", "s2"),
  ];

  const recent = listRecentMarks({ marks, students, today: "2026-11-20", count: 3 });

  expect(recent.map((each) => `${each.mark.day} ${each.student.number}`)).toEqual([
    "2026-11-20 1",
    "2026-11-20 3",
    "2026-11-19 2",
  ]);
});

it("leaves out the days ahead and pupils who left", () => {
  const marks = [mark("2026-11-23", "s1"), mark("2026-11-20", "gone"), mark("2026-11-20", "s2")];

  const recent = listRecentMarks({ marks, students, today: "2026-11-20", count: 5 });

  expect(recent.map((each) => each.student.number)).toEqual([2]);
});
