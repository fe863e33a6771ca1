import { findButton, findDialog } from "../../../e2e/support/screen.ts";
import { open, type Scene } from "../scene.ts";

/** When it rings, and what a class sees of it. */
export const bellsScenes: readonly Scene[] = [
  {
    name: "37-bells",
    async arrange({ page, url, fillClass }) {
      await fillClass(26);
      await page.goto(`${url}classTimeTable`);
      await page.getByRole("table", { name: "시정표", exact: true }).waitFor();
    },
  },
  {
    name: "37-bells-dialog",
    devices: ["desktop", "phone"],
    async arrange({ page }) {
      await page.getByRole("button", { name: "평가일", exact: true }).click();
      await findButton(page, "고치기").click();
      await findDialog(page, "시정 고치기").waitFor();
    },
  },
  {
    name: "38-board",
    arrange: open("classTimeTable/board", async (page) => {
      await page.getByRole("timer", { name: "지금", exact: true }).waitFor();
      // What is pressed goes out of sight.
      await page.waitForTimeout(5_500);
    }),
  },
];
