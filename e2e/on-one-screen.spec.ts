import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium, openDevice, type Device } from "./support/open-browser.ts";
import { findButton, findDialog, pressBehindFace } from "./support/screen.ts";
import { startDamim, type RunningDamim } from "./support/start-damim.ts";
import { openTeacher } from "./support/teacher.ts";

let damim: RunningDamim;
let browser: Browser;
beforeAll(async () => {
  [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

const WIDE = { width: 1366, height: 768 };
const BOARD = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };

const LONG_NAME = "Nguyen Thi Lan Anh";

/** Tiles whose name reaches out of what is shown of it. */
function countCut(page: Page): Promise<number> {
  return page.getByText(LONG_NAME, { exact: true }).evaluateAll(
    (names) =>
      names.filter((name) => {
        const words = name.getBoundingClientRect();
        const tile = name.closest("button")?.getBoundingClientRect();
        const isHidden = ["hidden", "clip"].includes(getComputedStyle(name).overflowX);
        if (!tile || words.width === 0) return false;
        if (isHidden && name.scrollWidth > name.clientWidth) return true;
        return words.left < tile.left || words.right > tile.right || words.bottom > tile.bottom;
      }).length,
  );
}

/** Whose middle lies on the screen, above everything else. */
function countSeen(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight) return false;
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen !== null && element.contains(seen);
      }).length,
  );
}

/** What can be pressed or written into, and lies in part below the first of `selector`. */
function listBelow(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((above) => {
    const { left, right, top, bottom } = above.getBoundingClientRect();
    const controls = document.querySelectorAll("a, button, input, textarea, select");
    return [...controls]
      .filter((control) => {
        if (above.contains(control)) return false;
        const seen = control.getBoundingClientRect();
        let [from, to] = [seen.top, seen.bottom];
        for (let room = control.parentElement; room; room = room.parentElement) {
          if (getComputedStyle(room).overflowY === "visible") continue;
          from = Math.max(from, room.getBoundingClientRect().top);
          to = Math.min(to, room.getBoundingClientRect().bottom);
        }
        const isBeside = seen.right <= left || seen.left >= right || to <= top || from >= bottom;
        return from < to && seen.width > 0 && !isBeside;
      })
      .map((control) => control.textContent || control.getAttribute("aria-label") || "?");
  });
}

describe("what stands on one screen", () => {
  let device: Device;
  let page: Page;
  beforeAll(async () => {
    device = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
    ({ page } = device);
    await page.setViewportSize(WIDE);
    await openTeacher(damim, device.context, {
      studentCount: 30,
      describe: (pupil) => (pupil.number % 7 === 0 ? { ...pupil, name: LONG_NAME } : pupil),
    });
  });
  afterAll(async () => {
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  async function openDay(): Promise<void> {
    await page.goto(`${damim.url}attendance`);
    await findButton(page, "나머지 모두 왔어요").waitFor();
  }

  it("says that an address does not exist, on 오늘", async () => {
    await page.goto(`${damim.url}nonsense`);

    await page.getByText("없는 주소라 오늘 화면을 열었어요.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/damim/");
  });

  it("leads back to the view before, and from the first one to the page before", async () => {
    await page.goto(damim.url);
    await openDay();
    const tab = (name: string) => page.getByRole("tab", { name, exact: true });
    await tab("목록").click();
    await page.waitForURL(/view=list/);
    await tab("월간").click();
    await page.waitForURL(/view=month/);
    await findButton(page, "앞 달").click();
    await page.waitForURL(/month=/);

    await page.goBack();
    await page.waitForURL(/view=list/);
    await expect.poll(() => tab("목록").getAttribute("aria-selected")).toBe("true");
    await page.goBack();
    await page.waitForURL((url) => url.search === "");
    await expect.poll(() => tab("자리").getAttribute("aria-selected")).toBe("true");
  });

  it.each([
    { ...WIDE, daysBack: 0 },
    { ...BOARD, daysBack: 1 },
    { ...PHONE, daysBack: 2 },
  ])("is no toast over anything ($width px)", async ({ daysBack, ...size }) => {
    await page.setViewportSize(size);
    await openDay();
    // All of a day are there by the turn before.
    for (let day = 0; day < daysBack; day += 1) await findButton(page, "앞 수업일").click();
    await findButton(page, "나머지 모두 왔어요").click();
    const toast = page.locator("[data-toaster] output");
    await toast.waitFor();

    const place = await toast.boundingBox();
    const main = await page.locator("main").boundingBox();
    if (!place || !main) throw new Error("no toast or no page");
    const isBeside = place.x + place.width <= main.x || place.y >= main.y + main.height;
    expect(isBeside).toBe(true);
    expect(await listBelow(page, "[data-toaster] output")).toEqual([]);
    if (size.width === PHONE.width) await pressBehindFace(page, "보낼 목록");
    else await findButton(page, "보낼 목록").click();
    await findDialog(page, "보낼 목록").waitFor();
    // Said before the window opened: below its scrim.
    expect(await countSeen(page, "[data-toaster] output")).toBe(0);
    await page.setViewportSize(WIDE);
  });

  it("is the first pupil of a phone, below four rows, and 한 줄 기록 behind the face", async () => {
    await page.setViewportSize(PHONE);
    await openDay();
    const seat = await page.locator("[data-student]").first().boundingBox();
    expect(seat?.y).toBeLessThan(300);
    await pressBehindFace(page, "한 줄 기록");
    await findDialog(page, "한 줄 기록").waitFor();
    await page.keyboard.press("Escape");
    await page.setViewportSize(WIDE);
  });

  it.each([WIDE, PHONE])(
    "is a long name whole, in two lines of a tile ($width px)",
    async (size) => {
      await page.setViewportSize(size);
      await openDay();
      const name = page.locator("[data-student]").getByText(LONG_NAME, { exact: true }).first();
      await name.waitFor();
      expect(await countCut(page)).toBe(0);
      await page.goto(`${damim.url}checkListMemo?about=checkLists`);
      // A phone opens the check that was open last, with the list behind it.
      if (size === PHONE) await page.getByRole("link", { name: "체크 목록", exact: true }).click();
      await findButton(page, "새 체크").click();
      const dialog = findDialog(page, "새 체크");
      await dialog.getByRole("textbox", { name: "제목", exact: true }).fill(`제출 ${size.width}`);
      await findButton(dialog, "만들기").click();
      await name.waitFor();
      expect(await countCut(page)).toBe(0);
      await page.setViewportSize(WIDE);
    },
  );

  it("is 저장 of a long form on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(`${damim.url}profile`);
    const save = await findButton(page, "저장").boundingBox();
    expect((save?.y ?? 500) + (save?.height ?? 0)).toBeLessThanOrEqual(500);
    await page.setViewportSize(WIDE);
  });

  it("is most of a class on 명단관리", async () => {
    await page.goto(`${damim.url}student-manage`);
    await findButton(page, "1번 강도윤 고치기").waitFor();
    expect(await countSeen(page, "tbody tr")).toBeGreaterThan(15);
  });

  it.each([WIDE, { width: 1920, height: 1080 }])(
    "is a class of thirty on a board ($width px), and a dialog with all its lines",
    async (size) => {
      await page.setViewportSize(size);
      await page.goto(damim.url);
      await page.evaluate(() => localStorage.setItem("textSize", "board"));
      await openDay();
      const last = page.locator("[data-student]").last();
      await expect.poll(() => countSeen(page, "[data-student]")).toBe(30);
      expect(await countCut(page)).toBe(0);
      const letters = await last
        .locator("span")
        .nth(1)
        .evaluate((name) => parseFloat(getComputedStyle(name).fontSize) / innerHeight);
      expect(letters).toBeGreaterThan(0.028);

      await last.click();
      const dialog = page.getByRole("dialog");
      await findButton(page, "변경 이력").waitFor();
      expect(await dialog.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
      await page.evaluate(() => localStorage.setItem("textSize", "normal"));
      await page.setViewportSize(WIDE);
    },
  );
});
