import fc from "fast-check";
import type { KeptEntry } from "../budget.ts";

/** Entries of one budget, of every sort, for tests. */
export const anyEntries = fc
  .array(
    fc.record({
      day: fc.constantFrom("2026-03-10", "2026-04-02", "2026-05-01"),
      type: fc.constantFrom("in", "out", "back"),
      amount: fc.integer({ min: 1, max: 99_999_999 }),
      isPlanned: fc.boolean(),
    }),
  )
  .map((drawn) =>
    drawn.map((one, index) => ({ ...one, id: `e${index}`, budgetId: "b", item: "색지" })),
  ) as fc.Arbitrary<readonly KeptEntry[]>;
