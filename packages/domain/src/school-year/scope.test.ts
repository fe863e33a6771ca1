import { expect, test } from "vitest";
import { parseScope, profileScope, yearScope } from "./scope.ts";

test("scope ids are read back as they were written", () => {
  expect(profileScope("u1")).toBe("t/u1/profile");
  expect(yearScope("u1", 2026)).toBe("t/u1/2026");
  expect(parseScope("t/u1/profile")).toEqual({ type: "profile", uid: "u1" });
  expect(parseScope("t/u1/2026")).toEqual({ type: "year", uid: "u1", year: 2026 });
});

test.each([
  "",
  "t/u1",
  "t//2026",
  "t/u1/26",
  "t/u1/x/2026",
  "c/u1/2026",
  "t/u1/2026/",
  "t/u1/20266",
])("%s is no scope", (text) => {
  expect(parseScope(text)).toBeUndefined();
});
