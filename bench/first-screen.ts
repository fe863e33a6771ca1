/**
 * What the network really carries before somebody can work, as the browser counts it, over gzip: the sign-in page,
 * and a teacher's main screen until its rows are painted and until it rests. While it rests come the dialogs and
 * menus, which have a budget with it, and every other page, so that a page never opened opens without a network.
 * "Empty cache" is the first visit; "warm" a later start of the same device. JS is counted without headers.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openKeptDevice, type Device } from "../e2e/support/open-browser.ts";
import { waitUntilKept } from "../e2e/support/screen.ts";
import { openClass, waitForAllRows, type OpenClass } from "./support/open-class.ts";
import { listMainScreenChunks } from "./support/main-screen-chunks.ts";
import { printFigure, round } from "./support/report.ts";
import { watchTraffic, type Traffic } from "./support/watch-traffic.ts";
import { isSmallest, orLeast } from "./support/smallest.ts";

const STUDENTS = 35;
const ROWS = orLeast(20_000, 500);
const IDLE_MS = orLeast(3_000, 300);
const PEERS = "Actual 1,523 KB · Digipad 323 KB · Firebase SDK alone 192 KB";

const bench = await openClass({ studentCount: STUDENTS, rowCount: ROWS });
try {
  await printSignIn(bench);
  await printTeacher(bench);
} finally {
  await bench.close();
}

async function printSignIn({ damim }: OpenClass): Promise<void> {
  const profile = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
  const device = await openKeptDevice(profile, "about:blank");
  const traffic = await watchTraffic(device);
  await device.page.goto(damim.url);
  await device.page.getByRole("button", { name: "로그인", exact: true }).waitFor();
  print("sign-in page, empty cache", traffic.read(), 120);
  await device.page.waitForTimeout(IDLE_MS);
  const databases = await device.page.evaluate(() => indexedDB.databases());
  const teacherChunks = traffic.read().names.filter((name) => /teacher/.test(name));
  printFigure({
    name: "signed out: teacher chunks fetched, databases opened",
    ours: `${teacherChunks.length}, ${databases.length}`,
    budget: "0, 0",
    holds: teacherChunks.length === 0 && databases.length === 0,
  });
  await device.context.close();
  rmSync(profile, { recursive: true, force: true });
}

async function printTeacher({ damim, teacher, openNewDevice }: OpenClass): Promise<void> {
  const device = await openNewDevice();
  const first = await watchTraffic(device);
  await device.page.goto(damim.url, { waitUntil: "commit" });
  await waitForSeats(device);
  print("teacher until usable, empty cache", first.read(), 165);
  await device.page.waitForTimeout(IDLE_MS);
  await device.page.locator('ul[aria-label="하루 출결"] button').first().click();
  await device.page.getByRole("dialog").waitFor();
  const chunks = [...listMainScreenChunks()];
  const isWanted = (pathname: string): boolean =>
    !pathname.endsWith(".js") || chunks.some((chunk) => pathname.endsWith(chunk));
  print("teacher with dialogs and menus, empty cache", first.read(isWanted), 215);
  print("teacher at rest, every page there, empty cache", first.read());
  await waitForAllRows(device, teacher.uid, ROWS);
  // Its precache is no part of a later start.
  if (!isSmallest) await waitUntilKept(device.page);
  await first.stop();

  await device.page.goto(`${damim.url}icon.svg`);
  const warm = await watchTraffic(device);
  await device.page.goto(damim.url, { waitUntil: "commit" });
  await waitForSeats(device);
  await device.page.waitForTimeout(IDLE_MS);
  print("teacher, warm start, with the first sync round", warm.read());
}

/** In the page itself: asking from outside would come later than what comes when the page rests. */
async function waitForSeats({ page }: Device): Promise<void> {
  await page.evaluate(async (count) => {
    benchClock.arm({ selector: 'ul[aria-label="하루 출결"] button', count });
    await benchClock.result;
  }, STUDENTS);
}

function print(name: string, traffic: Traffic, budgetKiB?: number): void {
  const { requests, scriptKiB, fontKiB, apiKiB, allKiB } = traffic;
  printFigure({
    name: `${name}: JS`,
    ours: `${round(scriptKiB)} KiB gz`,
    ...(budgetKiB === undefined
      ? {}
      : { budget: `≤ ${budgetKiB} KiB`, holds: scriptKiB <= budgetKiB, peer: PEERS }),
  });
  printFigure({
    name: `${name}: everything`,
    ours: `${round(allKiB)} KiB in ${requests} requests (fonts ${round(fontKiB)}, data ${round(apiKiB)})`,
  });
}
