import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { look } from "./support/look.ts";
import { openJourney } from "./support/open-journey.ts";
import { findButton, findDialog, findSeat } from "./support/screen.ts";

const CANARY = "강카나리";
const PIN = "2580";

it("a locked screen holds in every tab and over a reload, shows nothing of a pupil, and opens where it was left", async () => {
  const at = "attendance?view=list";
  const { page, context, damim, students } = await openJourney({
    at,
    studentCount: 3,
    firstName: CANARY,
    device: { serviceWorkers: "block" },
  });
  const [first] = students;
  if (!first) throw new Error("a class of one at least");
  const other = await context.newPage();
  await other.goto(`${damim.url}student-manage`);
  await other.getByText(CANARY).first().waitFor();
  const expectLocked = async (tab: Page): Promise<void> => {
    await findButton(tab, "잠금 해제").waitFor();
    await tab.waitForURL(`${damim.url}screenLock`);
    expect(await tab.evaluate(() => document.documentElement.outerHTML)).not.toContain(CANARY);
  };
  const unlock = async (pin: string): Promise<void> => {
    await page.getByLabel("잠금 비밀번호", { exact: true }).fill(pin);
    await findButton(page, "잠금 해제").click();
  };

  await page.bringToFront();
  await findSeat(page, first, "출석").waitFor();
  await findButton(page, "프로필 메뉴").click();
  await page.getByRole("menuitem", { name: "화면잠금", exact: true }).click();
  const dialog = findDialog(page, "화면잠금");
  await findButton(dialog, "확인").click();
  await dialog.getByLabel("잠금 비밀번호", { exact: true }).fill(PIN);
  await dialog.getByLabel("잠금 비밀번호 확인", { exact: true }).fill(PIN);
  await findButton(dialog, "잠그기").click();
  for (const tab of [page, other]) await expectLocked(tab);
  await look(page);

  await page.reload();
  await expectLocked(page);
  await unlock("0000");
  await page.getByText("잠금 비밀번호가 맞지 않아요. 다시 적어 주세요.").waitFor();
  await unlock(PIN);
  await findSeat(page, first, "출석").waitFor();
  expect(page.url()).toBe(`${damim.url}${at}`);
  await other.getByText(CANARY).first().waitFor();
});
