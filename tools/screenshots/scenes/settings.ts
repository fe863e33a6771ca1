import type { Page } from "playwright-core";
import { open, title, type Scene } from "../scene.ts";

/** 설정 and what belongs to the account. */
export const settingsScenes: readonly Scene[] = [
  { name: "15-settings", arrange: open("mypage", settingsAreHere) },
  {
    name: "15-settings-rules",
    async arrange({ page }) {
      await page
        .getByRole("heading", { name: "출결 규칙", exact: true })
        .evaluate((heading) => heading.scrollIntoView());
    },
  },
  { name: "15-profile", arrange: open("profile", title("프로필")) },
  {
    name: "15-year-turn",
    arrange: open("profile?about=yearTurn", title("학년도 마무리")),
  },
  {
    name: "16-access-log",
    arrange: open("access-log", (page) =>
      page.getByRole("list", { name: "접속 기록", exact: true }).waitFor(),
    ),
  },
  {
    name: "16-devices",
    arrange: open("devices", (page) => page.getByText("이 기기", { exact: true }).waitFor()),
  },
  { name: "17-my-data", arrange: open("data", title("내 자료")) },
  {
    name: "18-trash",
    arrange: open("trash", (page) => page.getByText("휴지통이 비어 있어요").waitFor()),
  },
];

function settingsAreHere(page: Page): Promise<void> {
  return page.getByRole("region", { name: "내 자료", exact: true }).waitFor();
}
