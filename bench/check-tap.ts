/**
 * A tile of 제출 OX, tapped until it shows the next state, beside a mark on a seat of the day view (a code tapped in
 * the pupil's dialog until the seat shows it), in turns in one run: 20,000 rows, the CPU slowed down four times.
 * "Painted" as in `tap-to-paint`.
 */
import { toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import { checkKind } from "@damim/domain/check/check.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import type { Device } from "../e2e/support/open-browser.ts";
import { push, recordYear, today } from "../e2e/support/teacher.ts";
import { openClass, waitForAllRows } from "./support/open-class.ts";
import { arm, readPainted } from "./support/painted.ts";
import { findPercentile, printFigure, round, toSpreadText } from "./support/report.ts";
import { tap } from "./support/tap.ts";
import { orLeast } from "./support/smallest.ts";

const ROWS = orLeast(20_000, 500);
const STUDENTS = 28;
const TAPS = orLeast(14, 1);
const ROUNDS = orLeast(2);
const CPU_SLOWDOWN = orLeast(4);
const MOST_RATIO = 1.1;

const code = { kind: "late", reason: "illness" } as const;
const codeButton = `dialog button[aria-label="${toCodeLabel(code)}"]`;
const bench = await openClass({ studentCount: STUDENTS, rowCount: ROWS });
try {
  const { damim, teacher } = bench;
  const device = await bench.openNewDevice();
  const { page, context } = device;
  const check = { title: "독서록 3주차", dueOn: today, order: "a1" };
  await push(damim, context.request, yearScope(teacher.uid, recordYear), [
    { kind: checkKind.name, id: "019aa0c4-0000-7000-8001-000000000001", set: check },
  ]);
  await page.goto(damim.url);
  await waitForAllRows(device, teacher.uid, ROWS);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const tiles: number[] = [];
  const seats: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) {
    await openPage(device, `${damim.url}attendance`);
    const students = teacher.students.slice(turn * TAPS, (turn + 1) * TAPS);
    for (const { id } of students) seats.push(await markSeat(device, id));
    await openPage(device, `${damim.url}checkListMemo?about=checkLists`);
    for (const { id } of students) tiles.push(await tapTile(device, id));
  }
  const ratio = findPercentile(tiles, 0.5) / findPercentile(seats, 0.5);
  printFigure({
    name: `CPU ×${CPU_SLOWDOWN}, 20,000 rows: code tapped → seat shows it`,
    ours: toSpreadText(seats),
  });
  printFigure({
    name: `CPU ×${CPU_SLOWDOWN}, 20,000 rows: tile of a check tapped → painted`,
    ours: `${toSpreadText(tiles)}; ${round(ratio, 2)} × the seat`,
    budget: `p50 ≤ ${MOST_RATIO} × the seat`,
    holds: ratio <= MOST_RATIO,
  });
} finally {
  await bench.close();
}

/** The page reads its rows from disk and rests before anything is measured. */
async function openPage({ page }: Device, url: string): Promise<void> {
  await page.goto(url);
  await page.locator("[data-student]").first().waitFor();
  await page.waitForTimeout(orLeast(3_000, 300));
}

async function markSeat({ page }: Device, id: string): Promise<number> {
  const selector = `button[data-student="${id}"]`;
  const seat = page.locator(selector);
  await tap(seat);
  await page.locator(codeButton).waitFor();
  const before = (await seat.getAttribute("aria-label")) ?? "";
  await page.waitForTimeout(400);
  await arm(page, selector, before);
  await tap(page.locator(codeButton));
  const painted = await readPainted(page);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.waitForTimeout(200);
  return painted;
}

async function tapTile({ page }: Device, id: string): Promise<number> {
  const selector = `button[data-student="${id}"]`;
  const tile = page.locator(selector);
  await arm(page, selector, (await tile.getAttribute("aria-label")) ?? "");
  await tap(tile);
  const painted = await readPainted(page);
  await page.waitForTimeout(400);
  return painted;
}
