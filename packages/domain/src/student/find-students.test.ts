import { expect, it } from "vitest";
import { findStudents } from "./find-students.ts";

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
