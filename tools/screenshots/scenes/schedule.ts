import { hideToasts, open, type Scene } from "../scene.ts";

const looks = ["desktop", "phone"];

/** What is planned, and what is to be done. */
export const scheduleScenes: readonly Scene[] = [
  {
    name: "30-schedule",
    devices: looks,
    async arrange({ page, url, fillClass }) {
      await fillClass(26);
      await page.goto(`${url}todo?about=todoList`);
      await page.getByRole("button", { name: /^3학년 안전체험/ }).click();
      await page.getByRole("button", { name: "고치기", exact: true }).waitFor();
    },
  },
  {
    name: "30-schedule-list",
    devices: looks,
    arrange: open("todo?about=todoList&view=list", (page) =>
      page.getByRole("list", { name: "이날 일정", exact: true }).waitFor(),
    ),
  },
  {
    name: "30-event-dialog",
    devices: looks,
    async arrange({ page, url }) {
      await page.goto(`${url}todo?about=todoList`);
      await page.getByRole("button", { name: "일정 추가", exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: "제목", exact: true }).fill("1인1역 바꾸기");
      await dialog.getByRole("combobox", { name: "반복", exact: true }).selectOption("수업일마다");
      await dialog.getByRole("spinbutton", { name: "며칠마다", exact: true }).fill("5");
    },
  },
  {
    name: "30-calendar-feed",
    devices: looks,
    async arrange({ page, url }) {
      await page.goto(`${url}todo?about=todoList`);
      await page.getByRole("button", { name: "캘린더 내보내기", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "캘린더 내보내기", exact: true });
      const make = dialog.getByRole("button", { name: "주소 만들기", exact: true });
      const address = dialog.getByRole("textbox", { name: "캘린더 주소", exact: true });
      await make.or(address).waitFor();
      if (await make.isVisible()) await make.click();
      await address.waitFor();
      await hideToasts(page);
    },
  },
  {
    name: "30-tasks",
    devices: looks,
    async arrange({ page, url }) {
      await page.goto(`${url}memo?about=todayTodo`);
      const field = page.getByRole("textbox", { name: "할 일 적기", exact: true });
      await field.fill("수업일 5일마다 자리 바꾸기");
      await page.getByRole("list", { name: "오늘 할 일", exact: true }).waitFor();
    },
  },
  {
    name: "30-memo",
    devices: looks,
    arrange: open("memo", (page) =>
      page.getByRole("region", { name: "오늘 할 일", exact: true }).waitFor(),
    ),
  },
];
