import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openDevice } from "../support/open-browser.ts";
import { openJourney } from "../support/open-journey.ts";
import { findButton, waitForSyncState, waitUntilKept } from "../support/screen.ts";
import { signIn } from "../support/teacher.ts";

it("two devices that wrote 알림장 without a network keep every line", async () => {
  const school = await openJourney({ studentCount: 2 });
  const { damim, browser, teacher } = school;
  const home = await openDevice(browser, "about:blank");
  await signIn(damim, home.context, teacher);
  await school.page.goto(`${damim.url}dailyNotice`);
  await add(school.page, "우산 챙기기");
  await waitForSyncState(school.page, "저장됨");
  await home.page.goto(`${damim.url}dailyNotice`);
  await findLines(home.page).getByText("우산 챙기기", { exact: true }).waitFor();

  for (const [{ page, context }, typed] of [
    [school, "리코더"],
    [home, "체육복"],
  ] as const) {
    await waitForSyncState(page, "저장됨");
    await waitUntilKept(page);
    await context.setOffline(true);
    await add(page, typed);
    await waitForSyncState(page, "오프라인 · 1건 대기");
  }
  for (const [{ page, context }, state] of [
    [school, "저장됨"],
    [home, "확인 필요 1건"],
  ] as const) {
    await context.setOffline(false);
    await waitForSyncState(page, state);
  }
  const { page } = home;
  await findButton(page, "두 글 나란히 보기").click();
  await findButton(page, "둘 다 이어 붙이기").click();
  for (const device of [home, school])
    for (const words of ["우산 챙기기", "리코더", "체육복"])
      await findLines(device.page).getByText(words, { exact: true }).waitFor();
  await expect.poll(() => findLines(school.page).getByRole("listitem").count()).toBe(3);

  expect([...school.troubles, ...home.troubles]).toEqual([]);
});

function findLines(page: Page) {
  return page.getByRole("list", { name: "알림장", exact: true });
}

async function add(page: Page, typed: string, seen = typed): Promise<void> {
  const field = page.getByRole("textbox", { name: "알림장 줄", exact: true });
  await field.fill(typed);
  await field.press("Enter");
  await findLines(page).getByText(seen, { exact: true }).waitFor();
}
