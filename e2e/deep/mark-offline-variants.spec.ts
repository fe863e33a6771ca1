import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium, openDevice } from "../support/open-browser.ts";
import {
  findButton,
  findDialog,
  findSeat,
  isFocused,
  isFocusInside,
  mark,
  waitForSyncState,
  waitUntilRested,
} from "../support/screen.ts";
import { startDamim, type RunningDamim } from "../support/start-damim.ts";
import { openTeacher, signIn } from "../support/teacher.ts";

let damim: RunningDamim;
let browser: Browser;

beforeAll(async () => {
  [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

describe("marking without a network", () => {
  it("goes on by keyboard alone", async () => {
    const device = await openDevice(browser, "about:blank");
    const { page } = device;
    const { students } = await openTeacher(damim, device.context, { studentCount: 26 });
    const [first, second] = students;
    if (!first || !second) throw new Error("a class of two at least");
    await page.goto(`${damim.url}attendance`);
    await waitUntilRested(page);

    await device.context.setOffline(true);
    await findSeat(page, first, "출석").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const dialog = findDialog(page, `2번 ${second.name}`);
    await dialog.waitFor();
    const code = findButton(dialog, "질병 조퇴");
    await expect.poll(() => isFocusInside(page, "dialog")).toBe(true);
    for (let tabs = 0; tabs < 24 && !(await isFocused(code)); tabs += 1) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");

    await findSeat(page, second, "질병 조퇴").waitFor();
    await expect.poll(() => isFocused(findSeat(page, second, "질병 조퇴"))).toBe(true);
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await device.context.setOffline(false);
    await waitForSyncState(page, "저장됨");
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("goes on while the server is dead and is sent when it lives again", async () => {
    const device = await openDevice(browser, "about:blank");
    const { page } = device;
    const teacher = await openTeacher(damim, device.context, { studentCount: 26 });
    const [first, second] = teacher.students;
    if (!first || !second) throw new Error("a class of two at least");
    await page.goto(`${damim.url}attendance`);
    await waitUntilRested(page);

    await mark(page, first, { kind: "absent", reason: "other" });
    await waitForSyncState(page, "저장됨");
    await damim.kill();
    await mark(page, second, { kind: "late", reason: "illness" });
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await damim.restart();
    await waitForSyncState(page, "저장됨");

    const other = await openDevice(browser, "about:blank");
    await signIn(damim, other.context, teacher);
    await other.page.goto(`${damim.url}attendance`);
    await findSeat(other.page, first, "기타 결석").waitFor();
    await findSeat(other.page, second, "질병 지각").waitFor();
    expect([...device.troubles, ...other.troubles]).toEqual([]);
    await Promise.all([device.context.close(), other.context.close()]);
  });
});
