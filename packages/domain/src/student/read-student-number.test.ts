import { expect, it } from "vitest";
import { readStudentNumber } from "./read-student-number.ts";

it.each([
  ["5", 5],
  [" ５ ", 5],
  ["12번", 12],
  ["12 번", 12],
  ["", undefined],
  ["번", undefined],
  ["1234", undefined],
  ["5, 6", undefined],
  ["-5", undefined],
])("reads %j as %j", (typed, number) => {
  expect(readStudentNumber(typed)).toBe(number);
});
