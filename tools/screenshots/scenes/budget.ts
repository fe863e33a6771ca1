import { findButton } from "../../../e2e/support/screen.ts";
import type { Scene } from "../scene.ts";

/** Money of the class. */
export const budgetScenes: readonly Scene[] = [
  {
    name: "20-budget",
    devices: ["desktop", "phone"],
    async arrange({ page, url, fillClass }) {
      await fillClass(26);
      await page.goto(`${url}memo?about=budgetManage`);
      await page.getByRole("table", { name: "지출 목록", exact: true }).waitFor();
    },
  },
  {
    name: "20-budget-entry",
    devices: ["phone"],
    async arrange({ page, url }) {
      await page.goto(`${url}memo?about=budgetManage`);
      await page
        .getByRole("textbox", { name: "금액", exact: true })
        .or(findButton(page, "지출 적기"))
        .first()
        .waitFor();
      // A wide window has the form beside the book.
      if (await findButton(page, "지출 적기").isVisible())
        await findButton(page, "지출 적기").click();
      await page.getByRole("textbox", { name: "금액", exact: true }).waitFor();
    },
  },
];
