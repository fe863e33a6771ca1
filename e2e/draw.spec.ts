import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findViolations, showTheme } from "./support/find-violations.ts";
import { openDevice } from "./support/open-browser.ts";
import { closeDevices, shareDamim } from "./support/share-damim.ts";
import type { RunningDamim } from "./support/start-damim.ts";
import { openTeacher } from "./support/teacher.ts";

let damim: RunningDamim;
let browser: Browser;
beforeAll(async () => {
  [damim, browser] = await shareDamim();
});
afterAll(closeDevices);

it("opens every name once, also after a reload and without a network, and counts what is thrown away", async () => {
  const device = await openDevice(browser, "about:blank", { bypassCSP: true });
  const { page } = device;
  await openTeacher(damim, device.context, { studentCount: 4 });
  await page.goto(`${damim.url}classgame?about=randomPick`);
  const result = page.getByRole("status", { name: "뽑기 결과", exact: true });
  const left = page.getByRole("status", { name: "남은 사람", exact: true });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const drawn: (string | null)[] = [];
  const draw = async () => {
    await press("한 명 뽑기");
    await expect.poll(() => result.textContent()).toMatch(/^\d+번 /);
    drawn.push(await result.textContent());
  };

  await draw();
  await expect.poll(() => left.textContent()).toBe("남은 사람 3");
  await press("되돌리기");
  await expect.poll(() => left.textContent()).toBe("남은 사람 4");
  await draw();
  // What was shut again is opened again: nobody shops for a name.
  expect(drawn[1]).toBe(drawn[0]);
  await page.reload();
  await expect.poll(() => left.textContent()).toBe("남은 사람 3");
  await device.context.setOffline(true);
  await draw();
  await press("한 명 줄이기");
  await press("여러 명");
  await page.getByText("모두 한 번씩 했어요", { exact: false }).waitFor();
  await expect.poll(async () => (await result.locator("span").allTextContents()).length).toBe(2);
  const all = new Set([...drawn, ...(await result.locator("span").allTextContents())]);
  expect(all.size).toBe(4);
  await device.context.setOffline(false);

  await press("뽑기 설정");
  await press("봉인 열기");
  await page.getByText(/^[0-9a-f]{64}$/).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await press("새로 섞기");
  await draw();
  await press("봉인하기");
  await page.getByRole("textbox", { name: "반 친구가 부른 숫자", exact: true }).fill("742");
  await press("이 숫자로");
  await page.getByText("버린 뽑기 1", { exact: false }).waitFor();
  await draw();
  await press("뽑기 설정");
  const settings = page.getByRole("dialog", { name: "뽑기 설정", exact: true });
  await settings.getByRole("textbox", { name: "오늘 빠지는 학생", exact: true }).fill("1, 2, 3");
  await settings.getByText("지난 4주 동안 안 뽑힌 사람 0명", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "hidden" });
  await expect.poll(() => left.textContent()).toMatch(/^남은 사람 [01]$/);
  await press("뽑기 설정");
  await settings.getByRole("textbox", { name: "오늘 빠지는 학생", exact: true }).fill("");
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "hidden" });
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await findViolations(page)).toEqual([]);
  }
  await page.goto(`${damim.url}simpleRandom`);
  await page.getByRole("button", { name: "한 명 뽑기", exact: true }).click();
  await expect.poll(() => result.textContent()).toMatch(/^\d+번 /);
  expect(device.troubles).toEqual([]);
});
