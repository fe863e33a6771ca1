import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDevice, type Device } from "./support/open-browser.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher } from "./support/teacher.ts";

const [damim, browser] = await shareDamim();
let device: Device;
let page: Page;

beforeAll(async () => {
  device = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  page = device.page;
  // The paper stays until it is made below.
  await page.addInitScript("window.print = () => undefined");
  await openTeacher(damim, device.context, { studentCount: 34 });
  await page.goto(`${damim.url}student-manage`);
  await page.getByRole("table", { name: "학생 명단", exact: true }).waitFor();
});
afterAll(() => {
  expect(device.troubles).toEqual([]);
});

describe("the roster of 34 on A4 upright", () => {
  it.each([
    ["명렬표", 1],
    ["비상연락망", 1],
    // Eight on a sheet.
    ["이름표", 5],
  ])("%s: %i sheets, none of them empty", async (what, sheetCount) => {
    await findButton(page, "인쇄·엑셀").click();
    const dialog = findDialog(page, "인쇄·엑셀");
    await dialog.getByRole("radio", { name: what, exact: true }).click();
    await findButton(dialog, "인쇄").click();
    if (what === "비상연락망") {
      await findButton(findDialog(page, "연락처를 인쇄할까요?"), "인쇄").click();
    }
    await page.locator(".print-portrait").waitFor({ state: "attached" });

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");

    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(sheetCount);
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    await page.locator(".print-portrait").waitFor({ state: "detached" });
  });
});
