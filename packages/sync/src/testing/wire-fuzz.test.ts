import { describe, expect, it } from "vitest";
import { runWireFuzz } from "./wire-fuzz.ts";

describe("damaged messages", () => {
  it.each([1, 2])(
    "never throw and lose no waiting op (seed %i)",
    { timeout: 600_000 },
    async (seed) => {
      const report = await runWireFuzz({ seed, inputs: 10_000 });

      // Inputs that are all refused at the door would prove little.
      expect(report.taken).toBeGreaterThan(2_500);
    },
  );
});
