import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { attendanceCodes, toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killBrowser } from "../support/kill-browser.ts";
import { killRenderer } from "../support/kill-renderer.ts";
import { haveNoWorker } from "../support/have-no-worker.ts";
import { launchChromium, openDevice, openKeptDevice } from "../support/open-browser.ts";
import { findSeat, mark, waitForSyncState, waitUntilRested } from "../support/screen.ts";
import { startDamim, type RunningDamim } from "../support/start-damim.ts";
import { openTeacher, signIn, type KnownTeacher } from "../support/teacher.ts";

/** A fifth of them in `npm test`, all with `npm run test:deep -- renderer-kills`. */
const isDeep = process.env["DEEP_COUNT"] !== undefined;
const RENDERER_KILLS = isDeep ? 25 : 5;
const BROWSER_KILLS = isDeep ? 5 : 1;

let damim: RunningDamim;
let folder: string;

beforeAll(async () => {
  damim = await startDamim();
  folder = mkdtempSync(path.join(os.tmpdir(), "damim-e2e-profile-"));
});
afterAll(async () => {
  await damim.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

describe("a page that dies right after a mark, offline", () => {
  it(`has every mark after ${RENDERER_KILLS} killed renderers and ${BROWSER_KILLS} killed browsers`, async () => {
    let device = await openKeptDevice(folder, "about:blank");
    // A worker that died with its page holds the driver up for a minute at each word about the network.
    await haveNoWorker(device);
    const troubles: string[] = [];
    const teacher = await openTeacher(damim, device.context, {
      studentCount: RENDERER_KILLS + BROWSER_KILLS,
    });
    await device.page.goto(`${damim.url}attendance`);
    await waitUntilRested(device.page);

    let page = device.page;
    for (let kill = 0; kill < RENDERER_KILLS + BROWSER_KILLS; kill += 1) {
      await markOffline(page, device.context, teacher, kill);
      if (kill < RENDERER_KILLS) {
        await killRenderer(page);
      } else {
        await killBrowser(folder, device.context);
        troubles.push(...device.troubles);
        device = await openKeptDevice(folder, "about:blank");
        await haveNoWorker(device);
        // The cookie of a killed browser may not have reached its disk. What was marked must have.
        await signIn(damim, device.context, teacher);
      }
      page = await reopen(device.context, teacher, kill);
    }
    await waitForSyncState(page, "저장됨");
    troubles.push(...device.troubles);
    await device.context.close();

    const browser = await launchChromium();
    const other = await openDevice(browser, "about:blank");
    await signIn(damim, other.context, teacher);
    await other.page.goto(`${damim.url}attendance`);
    for (const [turn, student] of teacher.students.entries()) {
      await findSeat(other.page, student, toCodeLabel(findCode(turn))).waitFor();
    }
    expect([...troubles, ...other.troubles]).toEqual([]);
    await browser.close();
  });
});

async function markOffline(
  page: Page,
  context: BrowserContext,
  teacher: KnownTeacher,
  turn: number,
): Promise<void> {
  const student = teacher.students[turn];
  if (!student) throw new Error(`no pupil for turn ${turn}`);
  await waitUntilRested(page);
  await context.setOffline(true);
  await mark(page, student, findCode(turn));
}

/** A new page of the same profile, online again: what it shows of the last mark stood on its disk. */
async function reopen(context: BrowserContext, teacher: KnownTeacher, turn: number): Promise<Page> {
  const student = teacher.students[turn];
  if (!student) throw new Error(`no pupil for turn ${turn}`);
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto(`${damim.url}attendance`);
  const seat = findSeat(page, student, toCodeLabel(findCode(turn)));
  await seat.waitFor().catch(async (error: unknown) => {
    // Whether a word is lost, or the page never came: they look alike from outside.
    throw new Error(`turn ${turn} shows ${await page.locator("body").innerText()}`, {
      cause: error,
    });
  });
  return page;
}

function findCode(turn: number) {
  const code = attendanceCodes[turn % attendanceCodes.length];
  if (!code) throw new Error("no attendance codes");
  return code;
}
