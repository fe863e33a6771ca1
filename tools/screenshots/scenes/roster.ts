import { findButton, findDialog, waitForSyncState } from "../../../e2e/support/screen.ts";
import { type Scene } from "../scene.ts";

/** 명단관리 and what opens above it. */
export const rosterScenes: readonly Scene[] = [
  {
    name: "07-roster-paste",
    async arrange({ page, url }) {
      await page.goto(`${url}student-manage`);
      await findButton(page, "명단 붙여넣기").first().click();
      const paste = findDialog(page, "명단 붙여넣기");
      await paste
        .getByRole("textbox", { name: "붙여넣을 명단", exact: true })
        .fill(
          "번호\t이름\t성별\n1\t강도윤\t남\n2\t권서아\t여\n2\t김가온\t여\n4\t\t남\n5\t박다온\t여",
        );
      await findButton(paste, "가져오기").waitFor();
    },
  },
  {
    name: "08-roster",
    async arrange({ page, url, fillClass }) {
      await fillClass(26);
      await page.goto(`${url}student-manage`);
      await page.getByRole("table", { name: "학생 명단", exact: true }).waitFor();
      await waitForSyncState(page, "저장됨");
    },
  },
  {
    name: "08-roster-student",
    async arrange({ page }) {
      await page.getByRole("button", { name: /^3번 .* 고치기$/ }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "08-roster-numbers",
    async arrange({ page }) {
      await page.keyboard.press("Escape");
      await findButton(page, "번호 바꾸기").click();
      await findDialog(page, "번호 바꾸기").waitFor();
    },
  },
  {
    name: "08-roster-output",
    async arrange({ page }) {
      await page.keyboard.press("Escape");
      await findButton(page, "인쇄·엑셀").click();
      await findDialog(page, "인쇄·엑셀").waitFor();
    },
  },
  {
    name: "08-roster-gone",
    async arrange({ page }) {
      await page.keyboard.press("Escape");
      await page.getByRole("tab", { name: /^떠난 학생/ }).click();
    },
  },
];
