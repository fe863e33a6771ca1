/**
 * A school year, lived by a machine on real parts: the server as it is started, the stores and rounds of the page.
 * `npm run year -- --teachers 30 --devices 3 --from 2026-03-01 --days 365 --seed 1`; ends 1 at the first difference.
 */
import { findSmallest } from "./year/find-smallest.ts";
import { type LivedYear, liveYear } from "./year/live-year.ts";
import { readYearOptions, toCommand } from "./year/options.ts";
import { describeMonth, describeReport } from "./year/report.ts";

const LAST_ACTS = 20;
const SHOWN = 10;
/** Characters of what an act said; `fill` of a check says a word a pupil. */
const SAID = 600;

const options = readYearOptions(process.argv.slice(2));
const lived = await liveYear(options, (figures) => console.error(describeMonth(figures)));
for (const line of describeReport(lived.report)) console.log(line);
if (lived.differences.length > 0) {
  process.exitCode = 1;
  await describeDifferences(lived);
}
console.log(JSON.stringify(lived.totals));

async function describeDifferences({ differences, endedOn, teachers }: LivedYear): Promise<void> {
  for (const { what, scope, teacher } of differences.slice(0, SHOWN))
    console.log(`seed ${options.seed}, ${endedOn}, teacher ${teacher}, ${scope}: ${what}`);
  const [first] = differences;
  const teacher = teachers.find(({ at }) => at === first?.teacher);
  if (!first || !teacher) return;
  console.log(`the last acts of ${first.scope}:`);
  for (const { number, name, day, device, said } of teacher.done
    .filter(({ writes }) => writes.some(({ scope }) => scope === first.scope))
    .slice(-LAST_ACTS))
    console.log(`  ${number} ${day} ${device} ${name} ${JSON.stringify(said).slice(0, SAID)}`);
  const days = 1 + (Date.parse(endedOn) - Date.parse(options.from)) / 86_400_000;
  const smallest = await findSmallest(
    { ...options, days },
    {
      teacher: first.teacher,
      acts: teacher.done.at(-1)?.number ?? 0,
      isWrong: async (smaller) => (await liveYear(smaller)).differences.length > 0,
    },
  );
  console.log(toCommand(smallest));
}
