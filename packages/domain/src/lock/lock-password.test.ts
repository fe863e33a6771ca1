import { expect, test } from "vitest";
import { toSentence } from "../base/result.ts";
import { isDigitsOnly, lockPasswordMessages, parseLockPassword } from "./lock-password.ts";

test.each([
  ["2580", "2580"],
  ["a b c", "a b c"],
  ["우리반비밀", "우리반비밀"],
  ["1".repeat(64), "1".repeat(64)],
])("%j is taken as it is", (password, again) => {
  expect(parseLockPassword({ password, again })).toEqual({ ok: true, value: password });
});

test.each([
  ["", "", "LockPasswordEmpty"],
  ["", "2580", "LockPasswordEmpty"],
  ["258", "258", "LockPasswordTooShort"],
  ["1".repeat(65), "1".repeat(65), "LockPasswordTooLong"],
  ["2580", "", "LockPasswordAgainEmpty"],
  ["2580", "2581", "LockPasswordsDiffer"],
  ["2580", "2580 ", "LockPasswordsDiffer"],
] as const)("%j and %j are refused as %s, with a sentence", (password, again, type) => {
  expect(parseLockPassword({ password, again })).toEqual({ ok: false, refusal: { type } });
  expect(toSentence(lockPasswordMessages, { type })).toMatch(/요\.$/);
});

test.each([
  ["2580", true],
  ["25 80", false],
  ["２５８０", false],
  ["pass", false],
])("%j can be typed on a number pad: %s", (password, expected) => {
  expect(isDigitsOnly(password)).toBe(expected);
});
