import { expect, it } from "vitest";
import { toWrittenText } from "./written-text.ts";

it.each([
  ["a pupil of whom nothing was written", { marks: [], checkIn: undefined }, "아직 안 적음"],
  ["a pupil who came", { marks: [], checkIn: "arrived" }, "출석"],
] as const)("says of %s what was written", (_who, state, words) => {
  expect(toWrittenText(state)).toBe(words);
});
