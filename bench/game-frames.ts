/**
 * Late frames of 점프게임 while it is played, beside an empty loop of `requestAnimationFrame` in the same browser, in turns
 * in one run. Late: over one and a half times the usual distance of the empty loop.
 */
import type { Page } from "playwright-core";
import { openClass } from "./support/open-class.ts";
import { findPercentile, printFigure, round } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const TURNS = orLeast(3);
const TURN_MS = orLeast(10_000, 1_000);
const PRESS_EVERY_MS = 700;
const LATE = 1.5;
const MOST_MORE_PERCENT = 1;

const bench = await openClass({ studentCount: 1, rowCount: 0 });
try {
  const { page, context } = await bench.openNewDevice();
  const empty: number[] = [];
  const played: number[] = [];
  const blank = await context.newPage();
  await page.goto(`${bench.damim.url}tool/jumpGame`);
  await page.getByRole("button", { name: "시작", exact: true }).waitFor();
  for (let turn = 0; turn < TURNS; turn += 1) {
    await blank.bringToFront();
    empty.push(...(await readGaps(blank)));
    await page.bringToFront();
    const gaps = readGaps(page);
    const until = Date.now() + TURN_MS;
    while (Date.now() < until) {
      await page.keyboard.press("Space");
      await page.waitForTimeout(PRESS_EVERY_MS);
    }
    played.push(...(await gaps));
  }
  const usual = findPercentile(empty, 0.5);
  const countLate = (all: readonly number[]): number =>
    (100 * all.filter((gap) => gap > LATE * usual).length) / all.length;
  const [floor, ours] = [countLate(empty), countLate(played)];
  printFigure({
    name: "점프게임, 30 s: late frames beside an empty loop",
    ours: `${round(ours, 2)} beside ${round(floor, 2)} % (${played.length}, ${empty.length} frames)`,
    budget: `≤ empty loop + ${MOST_MORE_PERCENT} %`,
    holds: ours <= floor + MOST_MORE_PERCENT,
  });
} finally {
  await bench.close();
}

/** Ms from frame to frame. */
function readGaps(page: Page): Promise<readonly number[]> {
  return page.evaluate(
    (ms) =>
      new Promise<readonly number[]>((resolve) => {
        const gaps: number[] = [];
        let last: number | undefined;
        const start = performance.now();
        const look = (now: number): void => {
          if (last !== undefined) gaps.push(now - last);
          last = now;
          if (now - start < ms) requestAnimationFrame(look);
          else resolve(gaps);
        };
        requestAnimationFrame(look);
      }),
    TURN_MS,
  );
}
