/**
 * What a mark takes of the page's main thread at 20,000 rows, ms of CPU from Chromium's own trace, CPU not
 * slowed: a key in the month grid, a seat whose dialog opens, a code in that dialog. Less sensitive to what else
 * runs on the machine than the wall times of `tap-to-paint`.
 */
import type { Device } from "../e2e/support/open-browser.ts";
import { openClass, waitForAllRows, type OpenClass } from "./support/open-class.ts";
import { findPercentile, printFigure, round } from "./support/report.ts";
import { traceActs, type ActCost } from "./support/trace-acts.ts";
import { orLeast } from "./support/smallest.ts";

const ROWS = orLeast(20_000, 500);
const STUDENTS = 35;
const ACTS = orLeast(20, 4);
/** The first of a page compile what they run. */
const UNCOUNTED = 3;
const PAUSE_MS = orLeast(300, 100);

const bench = await openClass({ studentCount: STUDENTS, rowCount: ROWS });
try {
  const device = await bench.openNewDevice();
  await device.page.goto(bench.damim.url);
  await waitForAllRows(device, bench.teacher.uid, ROWS);
  await openView(device, "?view=month", "[data-cell]");
  printCosts("key in the month grid", await traceKeys(device, bench));
  await openView(device, "", "[data-student]");
  const taps = await traceTaps(device, bench);
  const every = (which: number) => taps.filter((_cost, index) => index % 2 === which);
  printCosts("seat tapped, dialog opens", every(0));
  printCosts("code tapped, seat shows it", every(1));
} finally {
  await bench.close();
}

async function openView({ page }: Device, search: string, awaited: string): Promise<void> {
  await page.goto(`${bench.damim.url}attendance${search}`);
  await page.locator(awaited).first().waitFor();
  await page.waitForTimeout(10 * PAUSE_MS);
}

async function traceKeys(device: Device, { teacher }: OpenClass): Promise<readonly ActCost[]> {
  const { page, context } = device;
  return traceActs(await context.newCDPSession(page), "keydown", async () => {
    for (const student of teacher.students.slice(0, ACTS)) {
      await page.locator(`[data-cell^="${student.id}~"]`).nth(2).focus();
      await page.waitForTimeout(PAUSE_MS);
      await page.keyboard.press("1");
      await page.waitForTimeout(PAUSE_MS);
    }
  });
}

async function traceTaps(device: Device, { teacher }: OpenClass): Promise<readonly ActCost[]> {
  const { page, context } = device;
  return traceActs(await context.newCDPSession(page), "click", async () => {
    for (const student of teacher.students.slice(0, ACTS)) {
      await page.locator(`button[data-student="${student.id}"]`).click();
      await page.waitForTimeout(PAUSE_MS);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: "질병 결석", exact: true })
        .click();
      await page.waitForTimeout(PAUSE_MS);
    }
  });
}

function printCosts(name: string, costs: readonly ActCost[]): void {
  const counted = costs.slice(UNCOUNTED);
  const p50 = (pick: (cost: ActCost) => number) => round(findPercentile(counted.map(pick), 0.5));
  printFigure({
    name: `${name}: main thread, p50`,
    ours: `${p50(({ turn }) => turn)} ms in its turn, ${p50(({ untilPainted }) => untilPainted)} until painted`,
  });
}
