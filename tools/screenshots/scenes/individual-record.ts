import { findButton, findDialog } from "../../../e2e/support/screen.ts";
import { PICTURED_LIST } from "../records-of-pictures.ts";
import type { Scene } from "../scene.ts";

const address = "checkListMemo?about=listMemo";

/** 개별기록: what was seen, the texts that come of it, and who was not seen. */
export const individualRecordScenes: readonly Scene[] = [
  {
    name: "13-records-notes",
    async arrange({ page, url, fillClass }) {
      await fillClass(26);
      await page.goto(url + address);
      await page.getByRole("table", { name: "개별기록", exact: true }).waitFor();
    },
  },
  {
    name: "13-records-note-dialog",
    devices: ["desktop", "phone"],
    async arrange({ page }) {
      await findButton(page, "기록 쓰기").click();
      const dialog = findDialog(page, "기록 쓰기");
      const who = dialog.getByRole("combobox", { name: "학생", exact: true });
      await who.fill("3 5");
      await who.press("Enter");
      await dialog.getByRole("textbox", { name: "기록", exact: true }).focus();
    },
  },
  {
    name: "13-records-text",
    async arrange({ page, url }) {
      await page.goto(`${url}${address}&view=lists&list=${PICTURED_LIST}`);
      await page.getByRole("button", { name: /^5번/ }).click();
      await page.getByRole("textbox", { name: /^5번 .* 글$/ }).waitFor();
    },
  },
  {
    name: "13-records-coverage",
    async arrange({ page, url }) {
      await page.goto(`${url}${address}&view=coverage`);
      await page.getByRole("button", { name: /^26번/ }).first().waitFor();
    },
  },
];
