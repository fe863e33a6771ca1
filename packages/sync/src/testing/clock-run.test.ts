import { expect, it } from "vitest";
import { runClocks } from "./clock-run.ts";

it(
  "clocks up to ten years wrong, that jump, lose no write and no edit of what was seen (50 runs)",
  { timeout: 600_000 },
  async () => {
    let [answers, jumps] = [0, 0];
    for (let seed = 1; seed <= 50; seed++) {
      const report = await runClocks({ seed });
      answers += report.answers;
      jumps += report.jumps;
    }

    expect(Math.min(answers, jumps)).toBeGreaterThan(100);
  },
);
