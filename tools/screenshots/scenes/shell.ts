import type { Route } from "playwright-core";
import {
  findButton,
  findDialog,
  pressBehindFace,
  waitForSyncState,
  waitUntilRested,
} from "../../../e2e/support/screen.ts";
import { hideToasts, type Scene } from "../scene.ts";

/** The pictures' own way to the server (`standInMoment`) begins outside the browser, which alone is offline. */
const lose = (route: Route): Promise<void> => route.abort("internetdisconnected");

/** What stands over every screen; the locked screen comes last. */
export const shellScenes: readonly Scene[] = [
  {
    name: "19-profile-menu",
    async arrange({ page, url }) {
      await page.goto(url);
      await waitUntilRested(page);
      await findButton(page, "프로필 메뉴").click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "20-palette",
    async arrange({ page }) {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+KeyK");
      await findDialog(page, "빠른 이동").getByRole("combobox").fill("ㄱ");
    },
  },
  {
    name: "21-capture",
    async arrange({ page, url }) {
      await page.keyboard.press("Escape");
      await page.goto(`${url}attendance`);
      await waitUntilRested(page);
      await page.keyboard.press("Control+KeyJ");
      await page
        .getByRole("dialog")
        .getByRole("textbox", { name: "한 줄 기록", exact: true })
        .fill("12 지각 병원, 3 결석 감기");
    },
  },
  {
    name: "22-offline",
    async arrange({ page, url }) {
      await page.goto(url);
      await waitUntilRested(page);
      await page.context().setOffline(true);
      await page.context().route("**/api/sync", lose);
      await page.getByRole("button", { name: /^21번 / }).click();
      await findButton(page, "질병 조퇴").click();
      await waitForSyncState(page, "오프라인 · 1건 대기");
      await hideToasts(page);
      const outbox = findButton(page, "보낼 목록");
      if (await outbox.isVisible()) await outbox.click();
      else await pressBehindFace(page, "보낼 목록");
      await findDialog(page, "보낼 목록").waitFor();
    },
  },
  {
    name: "23-locked",
    async arrange({ page, url }) {
      await page.context().unroute("**/api/sync", lose);
      await page.context().setOffline(false);
      await page.goto(url);
      await waitUntilRested(page);
      await findButton(page, "프로필 메뉴").click();
      await page.getByRole("menuitem", { name: "화면잠금", exact: true }).click();
      const lock = findDialog(page, "화면잠금");
      await findButton(lock, "확인").click();
      await lock.getByLabel("잠금 비밀번호", { exact: true }).fill("2580");
      await lock.getByLabel("잠금 비밀번호 확인", { exact: true }).fill("2580");
      await findButton(lock, "잠그기").click();
      await findButton(page, "잠금 해제").waitFor();
    },
  },
];
