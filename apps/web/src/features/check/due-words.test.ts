import { plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { expect, it } from "vitest";
import { toDueWords } from "./due-words.ts";

const asked = { calendar: plainCalendar, today: "2026-11-26" } as const;

it.each([
  ["2027-02-10", "2월 10일 수"],
  ["2030-03-05", "2030년 3월 5일 화"],
] as const)("a check until %s says %s", (dueOn, words) => {
  expect(toDueWords({ dueOn, missing: [] }, asked).rest).toBe(words);
});
