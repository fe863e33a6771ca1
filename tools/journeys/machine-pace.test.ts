import { expect, it } from "vitest";
import { toRunPace } from "./machine-pace.ts";

it("goes by all journeys of a run together, not by one, and by a few of them not at all", () => {
  const usual = Array.from({ length: 200 }, () => 7);
  expect(toRunPace(1, usual)).toBe(1);
  expect(toRunPace(1.4, usual)).toBe(1.4);
  expect(toRunPace(1, usual.with(0, 100))).toBeLessThan(1.1);
  expect(
    toRunPace(
      1,
      usual.map((each) => each * 2),
    ),
  ).toBe(2);
  expect(toRunPace(1, [70, 80])).toBe(1);
});
