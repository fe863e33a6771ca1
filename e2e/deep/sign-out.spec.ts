import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium, openDevice, openKeptDevice } from "../support/open-browser.ts";
import {
  findButton,
  findDialog,
  findSeat,
  mark,
  signOutOnScreen,
  waitForSyncState,
  waitUntilRested,
} from "../support/screen.ts";
import { searchFolder } from "../support/search-folder.ts";
import { startDamim, type RunningDamim } from "../support/start-damim.ts";
import { openTeacher } from "../support/teacher.ts";

const NAME = "선우카나리아";

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

describe("내 기기", () => {
  it("keeps the class on its disk until signing out, which every tab follows", async () => {
    const profile = mkdtempSync(path.join(folder, "own-"));
    const device = await openKeptDevice(profile, "about:blank");
    const { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 6, firstName: NAME });
    const [first] = teacher.students;
    if (!first) throw new Error("a class of one at least");
    await page.goto(`${damim.url}attendance`);
    const otherTab = await device.context.newPage();
    await otherTab.goto(`${damim.url}attendance`);
    for (const tab of [page, otherTab]) {
      await findSeat(tab, first, "출석").waitFor();
      await waitForSyncState(tab, "저장됨");
    }
    // So the search finds what there is to find.
    expect(searchFolder(profile, NAME)).not.toEqual([]);

    await page.bringToFront();
    await signOutOnScreen(page);

    await findButton(otherTab, "로그인").waitFor();
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    // An hour and a day, of nobody.
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(
      kept.filter((key) => !["lastMorning", "seatsShown", "serverHour"].includes(key)),
    ).toEqual([]);
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("names unsent words before signing out, and lets nobody in after it", async () => {
    const browser = await launchChromium();
    const device = await openDevice(browser, "about:blank");
    const { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 6 });
    const [first] = teacher.students;
    if (!first) throw new Error("a class of one at least");
    await page.goto(`${damim.url}attendance`);
    await waitUntilRested(page);

    await damim.kill();
    await mark(page, first, { kind: "absent", reason: "illness" });
    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menuitem", { name: "로그아웃", exact: true }).click();
    const question = findDialog(page, "아직 보내지 못한 기록이 있어요");
    await findButton(question, "버리고 로그아웃").click();
    await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
    await damim.restart();
    await page.goto(damim.url);

    await findButton(page, "로그인").waitFor();
    const session = await page.request.get(`${damim.url}api/session`);
    expect((await session.json()).user).toBeNull();
    expect(device.troubles).toEqual([]);
    await browser.close();
  });
});
