/**
 * A school year, lived by a machine on real parts: the server as it is started, the stores and rounds of the page.
 * `npm run year -- --teachers 30 --devices 3 --from 2026-03-01 --days 365 --seed 1`; ends 1 at the first difference.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { liveYear } from "./year/live-year.ts";
import { readYearOptions, toCommand } from "./year/options.ts";
import { describeReport } from "./year/report.ts";

const LAST_ACTS = 20;

const options = readYearOptions(process.argv.slice(2));
const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-year-"));
try {
  const { report, totals, differences, endedOn, teachers } = await liveYear(options, dataDir);
  for (const line of describeReport(report)) console.log(line);
  for (const { what, scope } of differences.slice(0, 10))
    console.log(`${endedOn} ${scope}: ${what}`);
  const [first] = differences;
  const teacher = teachers.find(({ at }) => at === first?.teacher);
  if (first && teacher) {
    console.log(`the last acts of ${first.scope}:`);
    const done = teacher.done.filter(({ scopes }) => scopes.includes(first.scope));
    for (const { stamps, ...act } of done.slice(-LAST_ACTS))
      console.log(`  ${JSON.stringify(act)} ${stamps.length} ops`);
    const days = 1 + (Date.parse(endedOn) - Date.parse(options.from)) / 86_400_000;
    console.log(toCommand({ ...options, only: first.teacher, days }));
  }
  console.log(JSON.stringify(totals));
  if (differences.length > 0) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
