import { expect, it } from "vitest";
import { readYearOptions } from "./options.ts";
import { liveYear } from "./live-year.ts";

it("lives five days of one teacher on two devices, with every fault: nothing lost, nothing different", async () => {
  const options = readYearOptions(
    "--teachers 1 --devices 2 --days 5 --disk indexeddb --seed 2".split(" "),
  );
  const { differences, totals, report } = await liveYear(options);
  expect(differences).toEqual([]);
  expect(totals).toMatchObject({ lost: 0, different: 0 });
  expect(totals.acts).toBeGreaterThan(100);
  expect(totals.sums).toBeGreaterThan(0);
  expect([...report.faults.keys()]).toContain("the server killed");
});
