import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readYearOptions } from "./options.ts";
import { liveYear } from "./live-year.ts";

let dataDir: string;
beforeAll(() => void (dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-year-"))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("lives five days of one teacher on two devices, with every fault: nothing lost, nothing different", async () => {
  const options = readYearOptions(
    "--teachers 1 --devices 2 --days 5 --disk indexeddb --seed 2".split(" "),
  );
  const { differences, totals, report } = await liveYear(options, dataDir);
  expect(differences).toEqual([]);
  expect(totals).toMatchObject({ lost: 0, different: 0 });
  expect(totals.acts).toBeGreaterThan(100);
  expect(totals.sums).toBeGreaterThan(0);
  expect([...report.faults.keys()]).toContain("the server killed");
});
