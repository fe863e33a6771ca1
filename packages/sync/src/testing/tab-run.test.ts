import { expect, it } from "vitest";
import { runTabs } from "./tab-run.ts";

it(
  "two to ten tabs, killed, frozen and taken over, lose no stored write (60 runs)",
  { timeout: 600_000 },
  async () => {
    let [leadersKilled, upgrades] = [0, 0];
    for (let seed = 1; seed <= 60; seed++) {
      const report = await runTabs({ seed });
      leadersKilled += report.leadersKilled;
      upgrades += report.upgrades;
    }

    expect(leadersKilled).toBeGreaterThan(50);
    expect(upgrades).toBeGreaterThan(5);
  },
);
