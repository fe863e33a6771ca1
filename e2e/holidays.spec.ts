import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { listOpenDays, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDevice, type Device } from "./support/open-browser.ts";
import { findButton, findDialog, waitForSyncState } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher, recordYear } from "./support/teacher.ts";

const [damim, browser] = await shareDamim();
let device: Device;
let page: Page;

beforeAll(async () => {
  device = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  page = device.page;
  await openTeacher(damim, device.context, { studentCount: 3 });
});
afterAll(() => {
  expect(device.troubles).toEqual([]);
});

it("a day that 휴일 관리 closes is no column of the month, and one undo brings it back", async () => {
  const [before, first, last] = listOpenDays(plainCalendar, `${recordYear}-04`);
  if (!before || !first || !last) throw new Error("a month of three open days at least");
  await page.goto(`${damim.url}holidays`);
  await findButton(page, "휴일 추가").click();
  const form = findDialog(page, "휴일 추가");
  await form.getByLabel("첫날", { exact: true }).fill(first);
  await form.getByLabel("마지막 날", { exact: true }).fill(last);
  await findButton(form, "재량휴업일").click();
  await findButton(form, "저장").click();
  await page.getByRole("listitem").filter({ hasText: "재량휴업일" }).waitFor();
  await waitForSyncState(page, "저장됨");

  await page.goto(`${damim.url}attendance?view=month&month=${recordYear}-04`);
  const heads = page
    .getByRole("grid", { name: "월간 출결", exact: true })
    .getByRole("columnheader");
  await heads.first().waitFor();
  const names = await heads.evaluateAll((list) => list.map((head) => head.ariaLabel ?? ""));

  expect(names).toContain(toKoreanDay(before));
  expect(names).not.toContain(toKoreanDay(first));
  expect(names).not.toContain(toKoreanDay(last));
  await page.goto(`${damim.url}holidays`);
  const line = page.getByRole("listitem").filter({ hasText: "재량휴업일" });
  await findButton(line, "고치기").click();
  await findButton(findDialog(page, "휴일 고치기"), "지우기").click();
  await line.waitFor({ state: "detached" });
  await page.keyboard.press("Control+KeyZ");
  await line.waitFor();
});
