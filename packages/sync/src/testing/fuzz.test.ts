import { expect, it } from "vitest";
import { runFuzz } from "./fuzz.ts";

const OPS = 10_000;

it("eight devices with a bad network and no luck end alike and lose nothing", async () => {
  const report = await runFuzz({ seed: 1, devices: 8, ops: OPS });

  expect(report.ops).toBe(OPS);
  expect(Math.min(report.lost, report.answersLost, report.duplicated, report.cut)).toBeGreaterThan(
    10,
  );
});
