import { open, type Scene } from "../scene.ts";

/** The class table and its month. */
export const classTableScenes: readonly Scene[] = [
  {
    name: "36-class-table",
    async arrange({ page, url, fillClass }) {
      await fillClass(26);
      await page.goto(`${url}classTable`);
      await page.getByRole("region", { name: "시수", exact: true }).waitFor();
    },
  },
  {
    name: "36-class-table-base",
    devices: ["desktop", "phone"],
    arrange: open("classTable", async (page) => {
      await page.getByRole("tab", { name: "기본 시간표", exact: true }).click();
      await page.getByRole("textbox", { name: "월요일", exact: true }).waitFor();
    }),
  },
  {
    name: "36-month-table",
    devices: ["desktop", "phone"],
    arrange: open("monthClassTable", (page) =>
      page.getByRole("table", { name: "월간 시간표", exact: true }).waitFor(),
    ),
  },
  {
    name: "36-weekly-letter",
    devices: ["desktop", "phone"],
    arrange: open("weeklyLetter", (page) =>
      page.getByRole("table", { name: "주간 시간표", exact: true }).waitFor(),
    ),
  },
  {
    name: "37-daily-log",
    devices: ["desktop", "phone"],
    arrange: open("dailyLog", (page) =>
      page.getByRole("list", { name: "오늘 모인 기록", exact: true }).waitFor(),
    ),
  },
];
