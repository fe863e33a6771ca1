import { expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

it.each([
  ["password1234", true],
  ["Password-1234", true],
  ["1q2w3e4r5t", true],
  ["aaaaaaaaaaaa", true],
  ["ababababab", true],
  ["minsu.kim2026", true],
  ["minsu.kim@school.example", true],
  ["봄날의 운동장 열 바퀴", false],
  ["correct horse battery", false],
  ["damim-demo-2026", false],
])("isCommonPassword says of %s: %s", (password, expected) => {
  expect(isCommonPassword(password, "minsu.kim@school.example")).toBe(expected);
});
