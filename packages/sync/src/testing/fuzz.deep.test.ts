import { describe, expect, it } from "vitest";
import { runFuzz } from "./fuzz.ts";

describe("eight devices with a bad network and no luck", () => {
  it.each([1, 2, 3, 4])(
    "end alike and lose nothing (seed %i)",
    { timeout: 600_000 },
    async (seed) => {
      const report = await runFuzz({ seed, devices: 8, ops: 50_000 });

      expect(report.ops).toBe(50_000);
      expect(
        Math.min(report.lost, report.answersLost, report.duplicated, report.cut),
      ).toBeGreaterThan(50);
    },
  );
});
