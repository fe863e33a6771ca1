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

it("counts down to the same end through a reload and a pause, and up with laps", async () => {
  const device = await openDevice(browser, "about:blank", { bypassCSP: true });
  const { page } = device;
  await openTeacher(damim, device.context, { studentCount: 4 });
  await page.goto(`${damim.url}tool/timer`);
  const left = page.getByRole("timer", { name: "남은 시간", exact: true });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const show = (text: string | RegExp) => expect.poll(() => left.textContent()).toMatch(text);
  const time = page.getByRole("textbox", { name: "시간", exact: true });
  await press("3분");
  await show("3:00");
  await press("1분 더");
  await show("4:00");
  await time.fill("금방");
  await time.press("Enter");
  await page
    .getByText("시간을 「1:30」, 「5분」, 「90초」처럼 적어 주세요.", { exact: true })
    .waitFor();
  await time.fill("4초");
  await time.press("Enter");
  await show("0:04");
  await press("시작");
  await show(/0:0[12]/);
  await press("멈춤");
  const held = await left.textContent();
  await page.reload();
  await expect.poll(() => left.textContent()).toBe(held);
  await press("이어서");
  await show(/^\+0:0/);
  await press("처음으로");
  await show("0:04");
  await press("5분");
  await press("흐림");
  await show("5분 안쪽");

  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await findViolations(page)).toEqual([]);
  }
  await press("흐림");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "스톱워치", exact: true }).click();
  await press("시작");
  await press("구간");
  await page.getByRole("list", { name: "구간 기록", exact: true }).getByRole("listitem").waitFor();
  await press("멈춤");
  await page.setViewportSize({ width: 1366, height: 768 });
  expect(await findViolations(page)).toEqual([]);
  expect(device.troubles).toEqual([]);
});
