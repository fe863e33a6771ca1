import { expect, test } from "vitest";
import { toMaskedEmail } from "./masked-email.ts";

test.each([
  ["teacher@school.kr", "teac***@school.kr"],
  ["abcde@school.kr", "abcd*@school.kr"],
  ["abcd@school.kr", "a***@school.kr"],
  ["kim@school.kr", "k**@school.kr"],
  ["a@school.kr", "a@school.kr"],
  ["first.last+class@school.go.kr", "firs************@school.go.kr"],
  ['"odd@name"@school.kr', '"odd******@school.kr'],
  ["선생님들모두@school.kr", "선생님들**@school.kr"],
  ["no-address", "no-a******"],
  ["", ""],
])("%s is shown as %s", (email, shown) => {
  expect(toMaskedEmail(email)).toBe(shown);
});
