import fc from "fast-check";
import type { Repeat } from "../repeat-rule.ts";

const step = fc.integer({ min: 1, max: 9 });

/** Every sort of repeat, for tests. */
export const anyRepeat: fc.Arbitrary<Repeat> = fc.oneof(
  step.map((days): Repeat => ({ every: "day", step: days })),
  fc
    .record({ step, weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }) })
    .map((week): Repeat => ({ every: "week", ...week, weekdays: week.weekdays.join("") })),
  fc.integer({ min: 1, max: 31 }).map((date): Repeat => ({ every: "month", date })),
  fc
    .tuple(fc.constantFrom(-1, 1, 2, 3, 4, 5), fc.integer({ min: 1, max: 7 }))
    .map((nth): Repeat => ({ every: "month", nth })),
  fc.constantFrom(-2, -1, 1, 2, 5, 20).map((schoolDay): Repeat => ({ every: "month", schoolDay })),
  step.map((days): Repeat => ({ every: "schoolDay", step: days })),
);
