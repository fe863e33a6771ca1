/**
 * 40 marks by hand at 20,000 rows with the CPU slowed down four times: half of them on the day's seats (a tap
 * opens the pupil's dialog, a tap on a code marks), half in the month grid by the keys 1 to 4.
 *
 * "Painted" is the end of the main thread's work on the first frame that shows the change, counted from
 * the time that the browser gave the input (the finger's lift). Beside it stands Event Timing, the browser's own
 * report up to the picture on screen, in steps of 8 ms from 16 on. Three floors stand beside it: the same key on
 * an empty page where it changes one letter; on the month grid itself where three lines of script, without
 * React, rows or disk, put a mark into the cell; and a copy of the seats and the dialog that as few lines show: what
 * the browser alone takes for these pages.
 */
import { attendanceCodes, toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import type { Device } from "../e2e/support/open-browser.ts";
import { openClass, waitForAllRows, type OpenClass } from "./support/open-class.ts";
import { arm, readPainted } from "./support/painted.ts";
import { findPercentile, printFigure, toSpreadText } from "./support/report.ts";
import { tap } from "./support/tap.ts";
import { orLeast } from "./support/smallest.ts";

const ROWS = orLeast(20_000, 500);
const STUDENTS = 35;
const MARKS_BY_SEAT = orLeast(20);
const MARKS_BY_KEY = orLeast(20);
const ROUNDS = orLeast(2);
const CPU_SLOWDOWN = orLeast(4);

interface Taps {
  readonly opened: number[];
  readonly marked: number[];
  readonly typed: number[];
  readonly bare: number[];
  readonly scripted: number[];
  readonly scriptedDialogs: number[];
}

const bench = await openClass({ studentCount: STUDENTS, rowCount: ROWS });
try {
  const device = await bench.openNewDevice();
  await device.page.goto(bench.damim.url);
  await waitForAllRows(device, bench.teacher.uid, ROWS);
  await openAttendance(bench, device, "");
  const cdp = await device.context.newCDPSession(device.page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const taps: Taps = {
    opened: [],
    marked: [],
    typed: [],
    bare: [],
    scripted: [],
    scriptedDialogs: [],
  };
  await pressOnEmptyPage(device, taps);
  const timing: { inputDurations: number[]; longTasks: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await openAttendance(bench, device, "");
    await markSeats(bench, device, taps, round);
    timing.push(await readTiming(device));
    await openAttendance(bench, device, "?view=month");
    await markCells(bench, device, taps, round);
    timing.push(await readTiming(device));
  }
  await scriptCells(bench, device, taps);
  await scriptDialog(bench, device, taps);
  printTaps(taps, timing);
} finally {
  await bench.close();
}

function printTaps(
  { opened, marked, typed, bare, scripted, scriptedDialogs }: Taps,
  timing: readonly { readonly inputDurations: number[]; readonly longTasks: number[] }[],
): void {
  const peer = "Actual Budget 16–32 ms, CPU not slowed";
  printFigure({
    name: `CPU ×${CPU_SLOWDOWN}, an empty page: key → letter painted`,
    ours: toSpreadText(bare),
  });
  printFigure({
    name: `CPU ×${CPU_SLOWDOWN}, the month grid without us: key → mark painted`,
    ours: toSpreadText(scripted),
  });
  printFigure({
    name: `CPU ×${CPU_SLOWDOWN}, the seats and their dialog without us: seat tapped → dialog painted`,
    ours: toSpreadText(scriptedDialogs),
  });
  const lines = [
    ["seat tapped → dialog", opened],
    ["code tapped → seat shows it", marked],
    ["key in the month grid → cell shows it", typed],
  ] as const;
  for (const [name, values] of lines) {
    printFigure({
      name: `tap → painted, 20,000 rows, CPU ×${CPU_SLOWDOWN}: ${name}`,
      ours: toSpreadText(values),
      budget: "p50 ≤ 24, p98 ≤ 50 ms",
      holds: findPercentile(values, 0.5) <= 24 && findPercentile(values, 0.98) <= 50,
      peer,
    });
  }
  const all = [...opened, ...marked, ...typed];
  // Inputs that took less than the smallest step are not reported: they count as one frame.
  const reported = timing.flatMap(({ inputDurations }) => inputDurations);
  const quick = Array.from({ length: Math.max(0, all.length - reported.length) }, () => 8);
  printFigure({
    name: `the same by Event Timing (click, keydown → picture)`,
    ours: toSpreadText([...reported, ...quick]),
    budget: "p98 ≤ 50 ms",
    holds: findPercentile([...reported, ...quick], 0.98) <= 50,
    peer,
  });
  const longTasks = timing.flatMap((part) => part.longTasks);
  printFigure({
    name: `tasks > 50 ms while marking ${ROUNDS * (MARKS_BY_SEAT + MARKS_BY_KEY)} times, CPU ×${CPU_SLOWDOWN}`,
    ours: `${longTasks.length}${longTasks.length > 0 ? ` (longest ${Math.max(...longTasks)} ms)` : ""}`,
  });
}

/** The page reads its rows from disk and rests before anything is measured. */
async function openAttendance(
  { damim }: OpenClass,
  { page }: Device,
  search: string,
): Promise<void> {
  await page.goto(`${damim.url}attendance${search}`);
  await page.locator("[data-student], [data-cell]").first().waitFor();
  await page.waitForTimeout(orLeast(3_000, 300));
  await page.evaluate(() => {
    benchClock.inputDurations.length = 0;
    benchClock.longTasks.length = 0;
  });
}

async function markSeats(
  { teacher }: OpenClass,
  { page }: Device,
  taps: Taps,
  round: number,
): Promise<void> {
  for (const [turn, { id }] of teacher.students.slice(0, MARKS_BY_SEAT).entries()) {
    const code = attendanceCodes[(turn + round * 5) % attendanceCodes.length] ?? "absent";
    if (code === "absent") throw new Error("there are sixteen codes");
    const seat = page.locator(`button[data-student="${id}"]`);
    const codeButton = `dialog button[aria-label="${toCodeLabel(code)}"]`;
    await arm(page, codeButton);
    await tap(seat);
    taps.opened.push(await readPainted(page));
    const before = (await seat.getAttribute("aria-label")) ?? "";
    await page.waitForTimeout(400);
    await arm(page, `button[data-student="${id}"]`, before);
    await tap(page.locator(codeButton));
    taps.marked.push(await readPainted(page));
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForTimeout(200);
  }
}

async function markCells(
  { teacher }: OpenClass,
  { page }: Device,
  taps: Taps,
  round: number,
): Promise<void> {
  const days = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("tbody tr:first-child [data-cell]")].map(
      ({ dataset }) => dataset["cell"]?.split("~")[1] ?? "",
    ),
  );
  for (let turn = 0; turn < MARKS_BY_KEY; turn++) {
    const student = teacher.students[(turn * 7 + round) % STUDENTS];
    const selector = `[data-cell="${student?.id}~${days[(turn * 3 + round) % days.length]}"]`;
    const cell = page.locator(selector);
    await cell.focus();
    const before = (await cell.getAttribute("aria-label")) ?? "";
    await page.waitForTimeout(200);
    await arm(page, selector, before);
    await page.keyboard.press(String(1 + (turn % 4)));
    taps.typed.push(await readPainted(page));
  }
}

/** Leaves a page that React does not know any more: the last thing that is done with it. */
async function scriptCells({ teacher }: OpenClass, { page }: Device, taps: Taps): Promise<void> {
  await page.evaluate(() => {
    const model = document.querySelector("[data-cell] > *");
    if (!model) throw new Error("no mark stands in the month");
    const put = (event: KeyboardEvent): void => {
      const cell = document.activeElement;
      if (event.key !== "q" || !cell?.matches("[data-cell]")) return;
      cell.ariaLabel = `${cell.ariaLabel} ·`;
      cell.replaceChildren(model.cloneNode(true));
    };
    // Below the window, where the clock listens: it has to hear the key first.
    document.addEventListener("keydown", put, { capture: true });
  });
  for (let turn = 0; turn < MARKS_BY_KEY; turn++) {
    const id = teacher.students[(turn * 7) % STUDENTS]?.id;
    const cell = page.locator(`[data-cell^="${id}~"]`).nth(turn % 9);
    await cell.focus();
    const before = (await cell.getAttribute("aria-label")) ?? "";
    const selector = `[data-cell="${await cell.getAttribute("data-cell")}"]`;
    await page.waitForTimeout(200);
    await arm(page, selector, before);
    await page.keyboard.press("q");
    taps.scripted.push(await readPainted(page));
  }
}

/** As above, with a copy of the page that nobody listens to. */
async function scriptDialog(bench: OpenClass, device: Device, taps: Taps): Promise<void> {
  const { page } = device;
  const { students } = bench.teacher;
  await openAttendance(bench, device, "");
  await tap(page.locator(`button[data-student="${students[0]?.id}"]`));
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForTimeout(400);
  await page.evaluate(() => {
    document.body.replaceWith(document.body.cloneNode(true));
    const dialog = document.querySelector<HTMLElement>("body > dialog");
    document.body.addEventListener("click", ({ target }) => {
      const seat = target instanceof Element ? target.closest("[data-student]") : null;
      if (!dialog || !seat) return;
      const { right, top } = seat.getBoundingClientRect();
      dialog.style.contentVisibility = "visible";
      dialog.style.translate = `${right}px ${Math.min(top, innerHeight - dialog.offsetHeight)}px`;
      // What the clock looks at.
      dialog.toggleAttribute("aria-expanded");
    });
  });
  await page.waitForTimeout(1_000);
  for (const { id } of students.slice(0, MARKS_BY_SEAT)) {
    await arm(page, 'dialog button[aria-label="질병 결석"]');
    await tap(page.locator(`button[data-student="${id}"]`));
    taps.scriptedDialogs.push(await readPainted(page));
    await page.evaluate(() => {
      const dialog = document.querySelector<HTMLElement>("body > dialog");
      if (dialog) Object.assign(dialog.style, { contentVisibility: "hidden", translate: "-200vw" });
    });
    await page.waitForTimeout(300);
  }
}

async function pressOnEmptyPage({ page }: Device, taps: Taps): Promise<void> {
  await page.goto("about:blank");
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.id = "bare";
    button.ariaLabel = "0";
    button.addEventListener("keydown", ({ key }) => {
      button.textContent = key;
      button.ariaLabel = key;
    });
    document.body.append(button);
    button.focus();
  });
  await page.waitForTimeout(1_000);
  for (let turn = 0; turn < ROUNDS * MARKS_BY_KEY; turn++) {
    await page.waitForTimeout(200);
    await arm(page, "#bare", String(turn % 4));
    await page.keyboard.press(String((turn + 1) % 4));
    taps.bare.push(await readPainted(page));
  }
}

function readTiming({ page }: Device): Promise<{ inputDurations: number[]; longTasks: number[] }> {
  return page.evaluate(() => {
    const { inputDurations, longTasks } = benchClock;
    return { inputDurations, longTasks };
  });
}
