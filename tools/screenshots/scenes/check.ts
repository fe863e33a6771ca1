import { open, type Scene } from "../scene.ts";

/** What is handed in. */
export const checkScenes: readonly Scene[] = [
  // A phone opens the check that was open last: its list and its form come first.
  {
    name: "14-check-list",
    devices: ["phone"],
    async arrange({ page, url, fillClass }) {
      await fillClass(26);
      await page.goto(`${url}checkListMemo?about=checkLists`);
      await page.getByRole("list", { name: "체크 목록", exact: true }).waitFor();
    },
  },
  {
    name: "14-check-dialog",
    async arrange({ page, url }) {
      await page.goto(`${url}checkListMemo?about=checkLists`);
      await page.getByRole("button", { name: "새 체크", exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: "제목", exact: true }).fill("일기");
      await dialog.getByRole("button", { name: "월요일마다", exact: true }).click();
      await dialog.getByRole("button", { name: "목요일마다", exact: true }).click();
    },
  },
  {
    name: "14-checks",
    async arrange({ page, url }) {
      await page.goto(`${url}checkListMemo?about=checkLists`);
      await page.getByRole("link", { name: /^독서록 3주차/ }).click();
      await page.getByRole("textbox", { name: "낸 번호", exact: true }).waitFor();
    },
  },
  {
    name: "14-check-look-up",
    arrange: open("manageCheckListMemo", (page) =>
      page.getByRole("table", { name: "제출 조회", exact: true }).waitFor(),
    ),
  },
];
