import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { buildStudent } from "./build-student.ts";
import { expect, it } from "vitest";
import { findStudents, listMeant } from "./find-students.ts";

const students = ["강도윤", "권서아", "김가온", "박서준"].map((name, index) => ({
  id: `s${index}`,
  number: [1, 2, 12, 20][index] ?? 0,
  name,
}));

it.each([
  ["", []],
  ["  ", []],
  ["2", ["권서아", "박서준"]],
  ["20번", ["박서준"]],
  ["1", ["강도윤", "김가온"]],
  ["ㄱㅅ", ["권서아"]],
  ["서", ["권서아", "박서준"]],
  ["박서", ["박서준"]],
  ["ㅅ", ["권서아", "박서준"]],
  ["온", ["김가온"]],
  ["홍", []],
])("%j finds %j", (typed, names) => {
  expect(findStudents(students, typed).map(({ name }) => name)).toEqual(names);
});

it("a number is its holder's of that day, and who left is found by name", () => {
  const gone = { day: "2026-10-01", kind: "transferOut" } as const;
  const left = buildStudent({ id: "left", number: 3, name: "김가온", gone });
  const here = buildStudent({ id: "here", number: 3, name: "한새봄", joinedOn: "2026-10-05" });
  const meant = (typed: string, day: CalendarDay) =>
    findStudents(listMeant([left, here], typed, day), typed).map(({ id }) => id);

  expect(meant("3", "2026-11-20")).toEqual(["here"]);
  expect(meant("3", "2026-09-01")).toEqual(["left"]);
  expect(meant("김가온", "2026-11-20")).toEqual(["left"]);
});
