import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDevice, type Device } from "./support/open-browser.ts";
import { findButton } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher } from "./support/teacher.ts";

const [damim, browser] = await shareDamim();

const findMenu = (page: Page) => page.getByRole("navigation", { name: "주 메뉴", exact: true });
const findItem = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "하위 메뉴", exact: true })
    .getByRole("link", { name, exact: true });

/** Where the page is, and with which state of the router. */
function readPlace(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => [location.pathname, history.state?.usr ?? null]);
}

describe("the menu of a desktop (spec 01 §3)", () => {
  let device: Device;
  let page: Page;
  beforeAll(async () => {
    device = await openDevice(browser, "about:blank");
    ({ page } = device);
    await openTeacher(damim, device.context, { studentCount: 4 });
    await page.goto(damim.url);
    await findMenu(page).waitFor();
  });
  afterAll(async () => {
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  it("stands at the left: 208 px from 1280, 176 from 1210, a rail of 72 below", async () => {
    const widths: (number | undefined)[] = [];
    const tooWide: number[] = [];
    await page.getByRole("region", { name: "학생 찾기", exact: true }).waitFor();
    for (const width of [1366, 1280, 1279, 1210, 1209, 800]) {
      await page.setViewportSize({ width, height: 768 });
      widths.push((await findMenu(page).boundingBox())?.width);
      const isTooWide = await page
        .locator("main")
        .evaluate((main) => main.scrollWidth > main.clientWidth);
      if (isTooWide) tooWide.push(width);
    }
    expect(widths).toEqual([208, 208, 176, 176, 72, 72]);
    expect(tooWide).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  it("takes the state of a page along, and the address says the same", async () => {
    await findMenu(page).getByRole("link", { name: "기록", exact: true }).click();
    await findItem(page, "출결기록").and(page.locator("[aria-current=page]")).waitFor();
    expect(await readPlace(page)).toEqual(["/damim/attendance", { doWhat: "addAttend" }]);

    await page.goto(`${damim.url}attendance?doWhat=addAttend`);
    await findItem(page, "출결기록").and(page.locator("[aria-current=page]")).waitFor();
  });

  it.each([
    ["위", "up"],
    ["아래", "down"],
  ])(
    "is moved %s in 설정, remembered as %s, and two taps lead to every page",
    async (name, kept) => {
      await findMenu(page).getByRole("link", { name: "설정", exact: true }).click();
      await page.getByRole("radio", { name, exact: true }).click();
      expect(await page.evaluate(() => localStorage.getItem("menuOnHead"))).toBe(kept);
      await page.reload();
      await page.locator(`[data-menu=${kept}]`).waitFor();

      await findMenu(page).getByRole("link", { name: "조회", exact: true }).click();
      await findItem(page, "명단관리").click();

      await page.getByRole("heading", { level: 1, name: "명단관리" }).waitFor();
      await page.getByRole("link", { name: "담임, 오늘로 가기", exact: true }).click();
      await findButton(page, "나머지 모두 왔어요").waitFor();
      expect(await readPlace(page)).toEqual(["/damim/", null]);
    },
  );

  it("has no /main: that is for phones and tablets", async () => {
    await page.goto(`${damim.url}main`);
    await findButton(page, "나머지 모두 왔어요").waitFor();
    expect(new URL(page.url()).pathname).toBe("/damim/");
  });
});

it("a phone has its menu above or below, never at the left, and /main is its main screen", async () => {
  const phone = await openDevice(browser, "about:blank", {
    viewport: { width: 390, height: 844 },
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148",
  });
  const { page } = phone;
  await openTeacher(damim, phone.context, { studentCount: 4 });
  await phone.context.addInitScript(() => localStorage.setItem("menuOnHead", "left"));

  await page.goto(`${damim.url}main`);
  await findButton(page, "나머지 모두 왔어요").waitFor();
  expect(new URL(page.url()).pathname).toBe("/damim/main");
  await page.locator("[data-menu=up]").waitFor();
  await findMenu(page).getByRole("link", { name: "설정", exact: true }).click();
  await page.getByRole("radio", { name: "아래", exact: true }).waitFor();

  expect(await page.getByRole("radio", { name: "왼쪽", exact: true }).count()).toBe(0);

  // Two bars, in which the open page, the class and the way to 설정 can be seen (`17-day.md`, 8).
  const bars = page.locator("nav:not(nav nav):visible, header:visible");
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    for (const [path, title] of [
      ["dailyNotice", "알림장"],
      ["weteacher?about=templates", "틀 나눔"],
    ] as const) {
      await page.goto(damim.url + path);
      const open = findItem(page, title).and(page.locator("[aria-current=page]"));
      await open.waitFor();
      expect(await bars.count(), `${path} at ${width} px`).toBe(2);
      for (const seen of [open, findMenu(page).getByRole("link", { name: "설정" })]) {
        const { x = -1, width: wide = 0 } = (await seen.boundingBox()) ?? {};
        expect(x, `${path} at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
      }
      const words = page.getByRole("banner").getByText("3학년 2반", { exact: true });
      expect(await words.evaluate((box) => box.scrollWidth <= box.clientWidth + 1)).toBe(true);
    }
  }
  expect(phone.troubles).toEqual([]);
  await phone.context.close();
});
