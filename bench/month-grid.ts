/**
 * The month of 40 pupils × 31 days with the CPU slowed down four times: how long until it is on screen, and
 * what one mark by key touches: components that React ran, and places in the grid that changed.
 */
import type { CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Device } from "../e2e/support/open-browser.ts";
import { recordYear } from "../e2e/support/teacher.ts";
import { installRenderCounter } from "./support/count-renders.ts";
import { openClass, waitForAllRows, type OpenClass } from "./support/open-class.ts";
import { printFigure, toSpreadText } from "./support/report.ts";

const ROWS = 20_000;
const STUDENTS = 40;
const DAYS = 31;
const OPENINGS = 12;
const MARKS = 40;
const CPU_SLOWDOWN = 4;
const MONTH: CalendarMonth = `${recordYear}-05`;

const bench = await openClass({ studentCount: STUDENTS, rowCount: ROWS, wholeMonth: MONTH });
try {
  const device = await bench.openNewDevice();
  await device.context.addInitScript(installRenderCounter);
  await device.page.goto(bench.damim.url);
  await waitForAllRows(device, bench.teacher.uid, ROWS);
  const cdp = await device.context.newCDPSession(device.page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await printOpenings(bench, device);
  await printMarks(bench, device);
} finally {
  await bench.close();
}

async function printOpenings({ damim }: OpenClass, { page }: Device): Promise<void> {
  const opened: number[] = [];
  for (let turn = 0; turn < OPENINGS; turn++) {
    await page.goto(`${damim.url}attendance?month=${MONTH}`);
    await page.locator("[data-student]").first().waitFor();
    await page.waitForTimeout(3_000);
    await page.evaluate(
      (count) => benchClock.arm({ selector: "[data-cell]", count }),
      STUDENTS * DAYS,
    );
    await page.getByRole("tab", { name: "월간" }).click();
    const { startedAt = Number.NaN, paintedAt } = await page.evaluate(() => benchClock.result);
    opened.push(paintedAt - startedAt);
  }
  printFigure({
    name: `month grid ${STUDENTS} × ${DAYS}, CPU ×${CPU_SLOWDOWN}: tap on 월간 → painted`,
    ours: toSpreadText(opened),
  });
}

interface Touched {
  readonly componentsInOtherCells: number;
  readonly componentsInCell: number;
  readonly mutationsElsewhere: number;
}

async function printMarks({ teacher }: OpenClass, { page }: Device): Promise<void> {
  const touched: Touched[] = [];
  for (let turn = 0; turn < MARKS; turn++) {
    const student = teacher.students[(turn * 7) % STUDENTS]?.id ?? "";
    const day = `${MONTH}-${String(1 + ((turn * 3) % DAYS)).padStart(2, "0")}`;
    touched.push(await mark(page, `${student}~${day}`, String(1 + (turn % 4))));
  }
  const sum = (pick: (one: Touched) => number): number =>
    touched.map(pick).reduce((a, b) => a + b, 0);
  const others = sum(({ componentsInOtherCells }) => componentsInOtherCells);
  const elsewhere = sum(({ mutationsElsewhere }) => mutationsElsewhere);
  printFigure({
    name: `cells that React rendered for ${MARKS} marks among ${STUDENTS * DAYS}`,
    ours: `${touched.filter(({ componentsInCell }) => componentsInCell > 0).length} marked cells, ${others} components of other cells`,
    budget: "one cell a mark",
    holds: others === 0,
  });
  printFigure({
    name: `changes in the grid's document outside the marked cell and its row's sum, ${MARKS} marks`,
    ours: String(elsewhere),
    budget: "0",
    holds: elsewhere === 0,
  });
}

/** From the key until the mark is stored on the server, with all that follows on screen. */
async function mark(page: Device["page"], place: string, key: string): Promise<Touched> {
  await page.locator(`[data-cell="${place}"]`).focus();
  await page.evaluate((cell) => {
    const grid = document.querySelector('[role="grid"]');
    if (!grid) throw new Error("no grid");
    const sum = document.querySelector(`[data-cell="${cell}"]`)?.parentElement?.lastElementChild;
    const state = { count: 0 };
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const isInCell = element?.closest("[data-cell]")?.getAttribute("data-cell") === cell;
        if (!isInCell && !sum?.contains(element)) state.count += 1;
      }
    }).observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(globalThis, { benchMutations: state });
    benchRenders.reset();
  }, place);
  await page.keyboard.press(key);
  await page.waitForTimeout(400);
  return page.evaluate((cell) => {
    const { byCell } = benchRenders.read();
    const cells = Object.entries(byCell).filter(([name]) => name !== "");
    const sumOf = (list: readonly (readonly [string, number])[]): number =>
      list.reduce((all, [, count]) => all + count, 0);
    const mutations: { count: number } = Reflect.get(globalThis, "benchMutations");
    return {
      componentsInCell: sumOf(cells.filter(([name]) => name === cell)),
      componentsInOtherCells: sumOf(cells.filter(([name]) => name !== cell)),
      mutationsElsewhere: mutations.count,
    };
  }, place);
}
