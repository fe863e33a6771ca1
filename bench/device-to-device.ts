/**
 * A mark by key in the month grid of device A until it is painted on device B, over one server on this machine.
 * A writes it to its disk, the server to its own, before B hears of it. Two Chromiums with their own profiles;
 * both clocks are `performance.timeOrigin + now`, and their difference to the machine's clock is checked first.
 */
import { dayOffset } from "../e2e/support/fixed-day.ts";
import type { Device } from "../e2e/support/open-browser.ts";
import { openClass, waitForAllRows, type OpenClass } from "./support/open-class.ts";
import { findPercentile, printFigure, toSpreadText } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const ROWS = orLeast(20_000, 500);
const STUDENTS = 35;
const MARKS = orLeast(100, 2);
const WARM_UP = orLeast(10);
const CLOCK_TOLERANCE_MS = 2;

const bench = await openClass({ studentCount: STUDENTS, rowCount: ROWS });
try {
  const a = await openMonth(bench);
  const b = await openMonth(bench);
  await checkClock(a);
  await checkClock(b);
  const days = await listDays(a);
  const toB: number[] = [];
  const toA: number[] = [];
  for (let turn = 0; turn < MARKS + WARM_UP; turn++) {
    const student = bench.teacher.students[(turn * 11) % STUDENTS]?.id ?? "";
    const cell = `[data-cell="${student}~${days[(turn * 3) % days.length]}"]`;
    const seen = await mark(a, b, cell, String(1 + (turn % 4)));
    if (turn < WARM_UP) continue;
    toA.push(seen.onA);
    toB.push(seen.onB);
  }
  printFigure({ name: "device A key → painted on device A itself", ours: toSpreadText(toA) });
  printFigure({
    name: `device A key → painted on device B, ${MARKS} marks, loopback`,
    ours: toSpreadText(toB),
    budget: "p50 ≤ 30, p99 ≤ 100 ms",
    holds: findPercentile(toB, 0.5) <= 30 && findPercentile(toB, 0.99) <= 100,
  });
} finally {
  await bench.close();
}

async function openMonth({ damim, teacher, openNewDevice }: OpenClass): Promise<Device> {
  const device = await openNewDevice();
  await device.page.goto(`${damim.url}attendance?view=month`);
  await waitForAllRows(device, teacher.uid, ROWS);
  await device.page.locator("[data-cell]").first().waitFor();
  await device.page.waitForTimeout(orLeast(2_000, 300));
  return device;
}

async function checkClock({ page }: Device): Promise<void> {
  // The page's own date is that of the journeys.
  const offset = await page.evaluate(
    (moved) => performance.timeOrigin + performance.now() - (Date.now() - moved),
    dayOffset,
  );
  if (Math.abs(offset) > CLOCK_TOLERANCE_MS) throw new Error(`a clock is off by ${offset} ms`);
}

function listDays({ page }: Device): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("tbody tr:first-child [data-cell]")].map(
      ({ dataset }) => dataset["cell"]?.split("~")[1] ?? "",
    ),
  );
}

async function mark(
  a: Device,
  b: Device,
  cell: string,
  key: string,
): Promise<{ readonly onA: number; readonly onB: number }> {
  await a.page.locator(cell).focus();
  const unlike = (await a.page.locator(cell).getAttribute("aria-label")) ?? "";
  for (const { page } of [a, b]) {
    await page.evaluate((awaited) => benchClock.arm(awaited), { selector: cell, unlike });
  }
  await a.page.waitForTimeout(150);
  await a.page.keyboard.press(key);
  const [onA, onB] = await Promise.all([a, b].map(({ page }) => readPainted(page)));
  if (!onA?.startedAt || !onB) throw new Error("no mark was painted");
  return { onA: onA.paintedAt - onA.startedAt, onB: onB.paintedAt - onA.startedAt };
}

/** In the time of both pages. */
function readPainted(page: Device["page"]): Promise<{ startedAt: number; paintedAt: number }> {
  return page.evaluate(async () => {
    const { startedAt = Number.NaN, paintedAt } = await benchClock.result;
    const { timeOrigin } = performance;
    return { startedAt: startedAt + timeOrigin, paintedAt: paintedAt + timeOrigin };
  });
}
