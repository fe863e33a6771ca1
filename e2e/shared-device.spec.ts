import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killBrowser } from "./support/kill-browser.ts";
import { openDevice, openKeptDevice } from "./support/open-browser.ts";
import {
  answerDeviceQuestion,
  findDialog,
  findSeat,
  mark,
  signInOnScreen,
  signOutOnScreen,
  waitForSyncState,
  waitUntilRested,
} from "./support/screen.ts";
import { searchFolder } from "./support/search-folder.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher, signIn, today } from "./support/teacher.ts";

const NAME = "선우카나리아";
const NOTE = "카나리아 새장 병원";
const HALF_NOTE = "카나리아 반쯤 적은 글";

const [damim, browser] = await shareDamim();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "damim-e2e-profile-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

describe("함께 쓰는 기기", () => {
  it("never has a word in clear on its disk, and loses none in a crash", async () => {
    const profile = mkdtempSync(path.join(folder, "shared-"));
    let device = await openKeptDevice(profile, "about:blank");
    const teacher = await openTeacher(damim, device.context, {
      studentCount: 6,
      deviceUse: "shared",
      firstName: NAME,
    });
    const [first, second] = teacher.students;
    if (!first || !second) throw new Error("a class of two at least");
    await device.page.goto(`${damim.url}attendance`);
    await waitUntilRested(device.page);

    await device.context.setOffline(true);
    await mark(device.page, first, { kind: "absent", reason: "illness" }, { note: NOTE });
    await waitForSyncState(device.page, "오프라인 · 1건 대기");
    await findSeat(device.page, second, "출석").click();
    await findNote(device.page, `2번 ${second.name}`).fill(HALF_NOTE);
    await expect.poll(() => countSealed(device.page, teacher.uid)).toBe(1);
    await killBrowser(profile, device.context);
    for (const word of [NAME, NOTE, HALF_NOTE]) expect(searchFolder(profile, word)).toEqual([]);
    const troubles = [...device.troubles];

    device = await openKeptDevice(profile, "about:blank");
    await device.context.clearCookies();
    await device.page.goto(`${damim.url}attendance`);
    // What the crash may have left of the morning that opened before it.
    await device.page.evaluate((day) => localStorage.setItem("lastMorning", day), today);
    await signInOnScreen(device.page, teacher);
    await answerDeviceQuestion(device.page, "함께 쓰는 기기");
    await findSeat(device.page, first, "질병 결석").waitFor();
    await waitForSyncState(device.page, "저장됨");
    await signOutOnScreen(device.page);
    expect(await device.page.evaluate(() => indexedDB.databases())).toEqual([]);
    // Which build lies on the device is nobody's.
    const left = await device.page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => key !== "keptBuild")).toEqual([]);
    troubles.push(...device.troubles);
    await device.context.close();
    for (const word of [NAME, NOTE, HALF_NOTE]) expect(searchFolder(profile, word)).toEqual([]);

    const other = await openDevice(browser, "about:blank");
    await signIn(damim, other.context, teacher);
    await other.page.goto(`${damim.url}attendance`);
    await findSeat(other.page, first, "질병 결석").click();
    await expect.poll(() => findNote(other.page, `1번 ${NAME}`).inputValue()).toBe(NOTE);
    expect([...troubles, ...other.troubles]).toEqual([]);
    await other.context.close();
  });
});

function findNote(page: Page, student: string) {
  return findDialog(page, student).getByRole("textbox", { name: "사유", exact: true });
}

/** Ops that stand sealed in the outbox of a shared device. */
function countSealed(page: Page, uid: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error ?? new Error("no database"));
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction("outbox").objectStore("outbox").count();
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
    `damim-${uid}-shared`,
  );
}
