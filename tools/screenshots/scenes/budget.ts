import { open, type Scene } from "../scene.ts";

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
    arrange: open("memo?about=budgetManage", async (page) => {
      await page.getByRole("button", { name: "지출 적기", exact: true }).click();
      await page.getByRole("dialog").getByRole("textbox", { name: "금액", exact: true }).waitFor();
    }),
  },
];
