import { listOpenDays, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { findButton, findDialog, waitForSyncState } from "./support/screen.ts";
import { recordYear } from "./support/teacher.ts";

it("the last acts are taken back and done again after a reload", async () => {
  const { page } = await openJourney({
    device: { serviceWorkers: "block" },
    at: "holidays",
    studentCount: 2,
  });
  await addHoliday(page);
  const line = page.getByRole("listitem").filter({ hasText: "재량휴업일" });
  await findButton(line, "고치기").click();
  await findButton(findDialog(page, "휴일 고치기"), "지우기").click();
  await line.waitFor({ state: "detached" });
  const undo = page.getByRole("button", { name: /^되돌리기: / });
  const label = await undo.getAttribute("aria-label");
  await waitForSyncState(page, "저장됨");

  await page.reload();

  await undo.waitFor();
  expect(await undo.getAttribute("aria-label")).toBe(label);
  await page.keyboard.press("Control+KeyZ");
  await line.waitFor();
  await page.getByText(label?.replace("되돌리기: ", "되돌렸어요: ") ?? "").waitFor();

  await page.keyboard.press("Control+Shift+KeyZ");
  await line.waitFor({ state: "detached" });
  const outside = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), history.state]),
  );
  expect(outside).not.toContain("재량휴업일");
});

async function addHoliday(page: Page): Promise<void> {
  const [day] = listOpenDays(plainCalendar, `${recordYear}-04`);
  if (!day) throw new Error("a month with an open day");
  await findButton(page, "휴일 추가").click();
  const form = findDialog(page, "휴일 추가");
  await form.getByLabel("첫날", { exact: true }).fill(day);
  await findButton(form, "재량휴업일").click();
  await findButton(form, "저장").click();
  await page.getByRole("listitem").filter({ hasText: "재량휴업일" }).waitFor();
}
