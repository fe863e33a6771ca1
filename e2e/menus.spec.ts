import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDevice, type Device } from "./support/open-browser.ts";
import { findButton, pressBehindFace } from "./support/screen.ts";
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
    device = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
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

it("a phone has one bar and one menu of five entries, above or below, whole and in sight", async () => {
  const phone = await openDevice(browser, "about:blank", {
    serviceWorkers: "block",
    viewport: { width: 390, height: 844 },
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148",
  });
  const { page } = phone;
  await openTeacher(damim, phone.context, { studentCount: 4 });
  await page.goto(`${damim.url}main`);
  await findButton(page, "나머지 모두 왔어요").waitFor();
  expect(new URL(page.url()).pathname).toBe("/damim/main");
  const place = (name: string) => page.locator(`[data-menu=${name}]`).waitFor();
  const sheet = (name: string) => page.getByRole("dialog", { name, exact: true });
  const offer = page.getByText("메뉴를 엄지 가까이에 둘까요?", { exact: true });
  const entries = ["기록", "조회", "메모", "쌤마당", "수업놀이"];

  // Above unless said; offered below once, and whoever goes on has it where it is.
  await place("up");
  await findButton(page, "쌤마당").click();
  await offer.waitFor();
  await sheet("쌤마당").getByRole("link", { name: "하루일지", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "하루일지" }).waitFor();
  await sheet("쌤마당").waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  await findButton(page, "쌤마당").click();
  await findItem(page, "하루일지").and(page.locator("[aria-current=page]")).waitFor();
  expect(await offer.count()).toBe(0);
  await page.keyboard.press("Escape");

  await page.evaluate(() => localStorage.removeItem("menuOnHead"));
  await page.reload();
  await findButton(page, "메모").click();
  await findButton(page, "아래로 옮기기").click();
  await place("down");
  await page.reload();
  await place("down");
  await findButton(page, "메모").click();
  await findItem(page, "메모 모두 보기").click();
  await page.getByRole("heading", { level: 1, name: "메모" }).waitFor();

  await pressBehindFace(page, "설정");
  await page.getByRole("radio", { name: "위", exact: true }).waitFor();
  expect(await page.getByRole("radio", { name: "왼쪽", exact: true }).count()).toBe(0);

  const bars = page.locator("nav:not(nav nav):visible, header:visible");
  for (const kept of ["down", "left"]) {
    await page.evaluate((name) => localStorage.setItem("menuOnHead", name), kept);
    await page.goto(`${damim.url}weteacher?about=templates`);
    await place(kept === "left" ? "up" : kept);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await bars.count(), `${kept} at ${width} px`).toBe(2);
      const current = findMenu(page).locator("[aria-current=true]");
      expect(await current.textContent()).toBe("쌤마당");
      const seen = [
        ...entries.map((name) => findMenu(page).getByRole("button", { name, exact: true })),
        page.getByRole("link", { name: "담임, 오늘로 가기", exact: true }),
        page.getByRole("status", { name: "저장 상태", exact: true }),
        findButton(page, "학생, 화면, 기록 찾기"),
        findButton(page, "프로필 메뉴"),
      ];
      for (const one of seen) {
        const { x = -1, width: wide = 0, height = 0 } = (await one.boundingBox()) ?? {};
        expect(x, `${kept} at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
        expect(Math.round(height)).toBeGreaterThanOrEqual(32);
        expect(await one.evaluate((box) => box.scrollWidth <= box.clientWidth + 1)).toBe(true);
      }
    }
  }
  expect(phone.troubles).toEqual([]);
  await phone.context.close();
});
