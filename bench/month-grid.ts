/**
 * The month with the CPU slowed down four times. 40 pupils × 31 days: from the tap until the rows that are seen
 * are painted and until all are there, and what one mark by key touches: components that React ran, and places in
 * the grid that changed. 300 pupils × 31 days: scrolled through by wheel, tasks longer than 50 ms.
 */
import type { CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { listOpenDays, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { Page } from "playwright-core";
import type { Device } from "../e2e/support/open-browser.ts";
import { recordYear } from "../e2e/support/teacher.ts";
import { installRenderCounter } from "./support/count-renders.ts";
import { openClass, waitForAllRows, type OpenClass } from "./support/open-class.ts";
import { findPercentile, printFigure, toSpreadText } from "./support/report.ts";
import { tap } from "./support/tap.ts";
import { orLeast } from "./support/smallest.ts";

const ROWS = orLeast(20_000, 500);
const STUDENTS = 40;
const ALL_STUDENTS = orLeast(300, 40);
const DAYS = 31;
const OPENINGS = orLeast(12);
const MARKS = orLeast(40);
const CPU_SLOWDOWN = orLeast(4);
const FIRST_PAINT_MS = 150;
const WHEEL_PX = 100;
/** A quick hand turns the wheel by so many notches a second. */
const NOTCHES_A_SECOND = 25;
const MONTH: CalendarMonth = `${recordYear}-05`;
const openDays = listOpenDays(plainCalendar, MONTH);

await measureClass();
await measureAllClasses();

async function measureClass(): Promise<void> {
  const bench = await openClass({ studentCount: STUDENTS, rowCount: ROWS, wholeMonth: MONTH });
  try {
    const device = await openSlowDevice(bench, ROWS);
    await printOpenings(bench, device);
    await printMarks(bench, device);
  } finally {
    await bench.close();
  }
}

async function measureAllClasses(): Promise<void> {
  const cells = ALL_STUDENTS * DAYS;
  // Everybody was seen every day, one in ten has a mark.
  const rowCount = ALL_STUDENTS + cells + cells / 10;
  const about = { studentCount: ALL_STUDENTS, rowCount, wholeMonth: MONTH, isMonthAlone: true };
  const bench = await openClass(about);
  try {
    const device = await openSlowDevice(bench, rowCount);
    await openMonth(bench, device);
    await printScrolling(device);
    await slowDown(device, 1);
    await printScrolling(device, "CPU not slowed");
  } finally {
    await bench.close();
  }
}

async function openSlowDevice({ openNewDevice, damim, teacher }: OpenClass, rowCount: number) {
  const device = await openNewDevice();
  await device.context.addInitScript(installRenderCounter);
  await device.page.goto(damim.url);
  await waitForAllRows(device, teacher.uid, rowCount);
  await slowDown(device, CPU_SLOWDOWN);
  return device;
}

async function slowDown({ context, page }: Device, rate: number): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
}

async function openDay({ damim }: OpenClass, { page }: Device): Promise<void> {
  await page.goto(`${damim.url}attendance?month=${MONTH}`);
  await page.locator("[data-student]").first().waitFor();
  await page.waitForTimeout(orLeast(3_000, 300));
}

/** The month as it stands when it rests; how many of its rows are seen. */
async function openMonth(bench: OpenClass, device: Device): Promise<number> {
  const { page } = device;
  await openDay(bench, device);
  await page.getByRole("tab", { name: "월간" }).click();
  await page.locator("[data-row]").first().waitFor();
  await page.waitForTimeout(orLeast(3_000, 300));
  return page.evaluate(() => {
    const box = document.querySelector('[role="grid"]')?.parentElement?.parentElement;
    const [head, row] = ["thead", "[data-row]"].map(
      (selector) => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? Number.NaN,
    );
    if (!box || !head || !row) throw new Error("no grid");
    return Math.ceil((box.clientHeight - head) / row);
  });
}

async function printOpenings(bench: OpenClass, device: Device): Promise<void> {
  const { page } = device;
  const seenRows = Math.min(STUDENTS, await openMonth(bench, device));
  const measure = async (rows: number, prepare?: () => void): Promise<readonly number[]> => {
    const opened: number[] = [];
    for (let turn = 0; turn < OPENINGS; turn++) {
      await openDay(bench, device);
      if (prepare) {
        const last = page.locator("[data-cell]").nth(rows * DAYS - 1);
        await last.waitFor({ state: "attached" });
        await page.evaluate(prepare);
      }
      await page.waitForTimeout(500);
      await page.evaluate(
        (count) => benchClock.arm({ selector: "[data-cell]", count }),
        rows * DAYS,
      );
      await tap(page.getByRole("tab", { name: "월간" }));
      const { startedAt = Number.NaN, paintedAt } = await page.evaluate(() => benchClock.result);
      opened.push(paintedAt - startedAt);
    }
    return opened;
  };
  const name = `month grid ${STUDENTS} × ${DAYS}, CPU ×${CPU_SLOWDOWN}: tap on 월간`;
  const first = await measure(seenRows);
  printFigure({
    name: `${name} → the same painted in a copy of the page, by a few lines without us`,
    ours: toSpreadText(await measure(seenRows, copyPage)),
  });
  printFigure({
    name: `${name} → the ${seenRows} rows that are seen are painted`,
    ours: toSpreadText(first),
    budget: `p50 ≤ ${FIRST_PAINT_MS} ms`,
    holds: findPercentile(first, 0.5) <= FIRST_PAINT_MS,
  });
  printFigure({
    name: `${name} → all rows are there`,
    ours: toSpreadText(await measure(STUDENTS)),
  });
}

/** In the page: what the browser alone takes. The copy has the month drawn and laid out behind the day as well. */
function copyPage(): void {
  document.body.replaceWith(document.body.cloneNode(true));
  const month = document
    .querySelector("[data-row]")
    ?.closest<HTMLElement>('[style*="content-visibility"]');
  const day = month?.previousElementSibling;
  if (!day || !month) throw new Error("the month is not drawn ahead");
  month.firstElementChild?.getBoundingClientRect();
  document.body.addEventListener("click", () => {
    day.remove();
    month.classList.remove("absolute", "inset-0", "-z-1");
    month.style.contentVisibility = "visible";
    // What the clock looks at.
    month.toggleAttribute("aria-expanded");
  });
}

/**
 * From the top to the bottom and back, as by a quick hand; then once more with a look at each picture, which forces
 * the layout and would weigh among the tasks.
 */
async function printScrolling({ page }: Device, speed = `CPU ×${CPU_SLOWDOWN}`): Promise<void> {
  await page.locator('[role="grid"]').locator("../..").hover();
  const name = `${ALL_STUDENTS} × ${DAYS} scrolled through by wheel, there and back, ${speed}`;
  await page.evaluate(() => {
    benchClock.longTasks.length = 0;
  });
  await turnWheel(page);
  const longTasks = await page.evaluate(() => benchClock.longTasks);
  printFigure({
    name: `${name}: tasks > 50 ms`,
    ours: `${longTasks.length}${longTasks.length > 0 ? ` (longest ${Math.max(...longTasks)} ms)` : ""}`,
    budget: "0",
    holds: longTasks.length === 0,
  });
  await page.evaluate(watchPictures);
  await turnWheel(page);
  const { frames, blank } = await page.evaluate(() => {
    const state: { frames: number; blank: number; isOver: boolean } = Reflect.get(
      globalThis,
      "benchFrames",
    );
    state.isOver = true;
    return state;
  });
  printFigure({
    name: `${name}: pictures with a row not drawn yet`,
    ours: `${blank} of ${frames}`,
  });
}

/** In the page: counts pictures, and those in which the room of rows that are not drawn yet is seen. */
function watchPictures(): void {
  const state = { frames: 0, blank: 0, isOver: false };
  Object.assign(globalThis, { benchFrames: state });
  const box = document.querySelector('[role="grid"]')?.parentElement?.parentElement;
  const look = (): void => {
    if (!box || state.isOver) return;
    state.frames += 1;
    const { left, top, bottom } = box.getBoundingClientRect();
    const isDrawn = [top + 70, bottom - 20].every((y) =>
      document.elementFromPoint(left + 200, y)?.closest("[data-row]"),
    );
    if (!isDrawn) state.blank += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function turnWheel(page: Page): Promise<void> {
  const box = page.locator('[role="grid"]').locator("../..");
  for (const direction of [1, -1]) {
    let before = -1;
    for (;;) {
      const top = await box.evaluate(({ scrollTop }) => scrollTop);
      if (top === before) break;
      before = top;
      for (let notch = 0; notch < 4; notch++) {
        await page.mouse.wheel(0, direction * WHEEL_PX);
        await page.waitForTimeout(1_000 / NOTCHES_A_SECOND);
      }
    }
  }
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
    // A mark on a closed day is asked about first.
    const day = openDays[(turn * 3) % openDays.length];
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
