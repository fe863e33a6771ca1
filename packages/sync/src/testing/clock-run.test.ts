import { expect, it } from "vitest";
import { runClocks } from "./clock-run.ts";

it(
  "clocks up to ten years wrong, that jump, and a server's that steps, lose no write and no edit of what was seen (50 runs)",
  { timeout: 600_000 },
  async () => {
    let [answers, jumps, steps] = [0, 0, 0];
    for (let seed = 1; seed <= 50; seed++) {
      const report = await runClocks({ seed });
      answers += report.answers;
      jumps += report.jumps;
      steps += report.steps;
    }

    expect(Math.min(answers, jumps, steps)).toBeGreaterThan(100);
  },
);
