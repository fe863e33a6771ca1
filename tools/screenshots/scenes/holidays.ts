import type { Page } from "playwright-core";
import { findButton, findDialog } from "../../../e2e/support/screen.ts";
import { hideToasts, type Scene } from "../scene.ts";

/** 휴일 관리. */
export const holidaysScenes: readonly Scene[] = [
  {
    name: "24-holidays",
    async arrange({ page, url }) {
      await page.goto(`${url}holidays`);
      await tellSchoolCalendar(page);
    },
  },
  {
    name: "25-holidays-calendar",
    async arrange({ page }) {
      await page.getByRole("tab", { name: "달력", exact: true }).click();
      await page.getByRole("grid").waitFor();
    },
  },
  {
    name: "26-holiday-dialog",
    async arrange({ page }) {
      await findButton(page, "휴일 추가").click();
      await findDialog(page, "휴일 추가").waitFor();
    },
  },
  {
    name: "27-holiday-import",
    async arrange({ page }) {
      await page.keyboard.press("Escape");
      await findButton(page, "학사일정 가져오기").click();
      await page.getByRole("link", { name: "프로필로 가기", exact: true }).waitFor();
    },
  },
];

/** The year of a school that told its dates: once, whatever was told before. */
async function tellSchoolCalendar(page: Page): Promise<void> {
  const told = findButton(page, "학기 날짜 고치기");
  await findButton(page, "학기 날짜 적기").or(told).first().waitFor();
  if (await findButton(page, "학기 날짜 적기").isVisible()) {
    await findButton(page, "학기 날짜 적기").click();
    const dialog = page.getByRole("dialog");
    const year = Number((await dialog.getByRole("heading").innerText()).slice(0, 4));
    const dates = [
      ["개학·입학", `${year}-03-03`],
      ["여름방학 시작", `${year}-07-25`],
      ["2학기 개학", `${year}-08-18`],
      ["종업식·졸업식", `${year + 1}-01-08`],
    ] as const;
    for (const [label, day] of dates) await dialog.getByLabel(label, { exact: true }).fill(day);
    await findButton(dialog, "저장").click();
    await findButton(page, "휴일 추가").click();
    const form = findDialog(page, "휴일 추가");
    await form.getByLabel("첫날", { exact: true }).fill(`${year}-11-19`);
    await findButton(form, "재량휴업일").click();
    await findButton(form, "저장").click();
    await hideToasts(page);
  }
  await told.waitFor();
}
