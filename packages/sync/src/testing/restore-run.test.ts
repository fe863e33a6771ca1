import { describe, expect, it } from "vitest";
import { runRestore } from "./restore-run.ts";

describe("a server that comes back from a backup", () => {
  it(
    "gets back what any device still has, and all end alike (20 runs)",
    { timeout: 600_000 },
    async () => {
      let [atRisk, toldAgain, framesTaken] = [0, 0, 0];
      for (let seed = 1; seed <= 20; seed++) {
        const report = await runRestore({ seed });
        atRisk += report.atRisk;
        toldAgain += report.toldAgain;
        framesTaken += report.framesTaken;
      }

      // Runs in which nothing was at stake would prove nothing.
      expect(Math.min(atRisk, toldAgain, framesTaken)).toBeGreaterThan(200);
    },
  );
});
