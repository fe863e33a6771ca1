import { recordYear } from "../../../e2e/support/teacher.ts";
import { open, title, type Scene } from "../scene.ts";

/** What was written: totals, a pupil, the close of a month. */
export const lookUpScenes: readonly Scene[] = [
  {
    name: "14-look-up",
    arrange: open("manageAttendance", (page) =>
      page.getByRole("table", { name: "출결 통계", exact: true }).waitFor(),
    ),
  },
  {
    name: "14-look-up-pictures",
    async arrange({ page }) {
      await page
        .getByRole("combobox", { name: "기간", exact: true })
        .selectOption({ label: `${recordYear}학년도 전체` });
      await page.getByRole("tab", { name: "그림", exact: true }).click();
      await page.getByRole("img", { name: /^우리 반 달마다 출결/ }).waitFor();
    },
  },
  {
    name: "14-look-up-year-end",
    async arrange({ page }) {
      await page.getByRole("tab", { name: "학년 말", exact: true }).click();
      await page.getByRole("table", { name: "학년 말 출결", exact: true }).waitFor();
    },
  },
  // Before a pupil is opened, whom the screen would remember.
  {
    name: "14-students",
    arrange: open("manageStudent", title("학생조회")),
  },
  {
    name: "14-student",
    async arrange({ page, url, fillClass }) {
      const { students } = await fillClass(26);
      const student = students[7];
      if (!student) throw new Error("a class of 26");
      await page.goto(`${url}manageStudent?student=${student.id}`);
      await page.getByRole("heading", { level: 1, name: student.name, exact: true }).waitFor();
      await page.getByRole("button", { name: /^모두/ }).waitFor();
    },
  },
  {
    name: "14-month-close",
    arrange: open("manageAttendance/close", (page) =>
      page.getByRole("list", { name: "마감 전에 할 일", exact: true }).waitFor(),
    ),
  },
  {
    name: "14-papers",
    arrange: open("manageAttendance/close?view=papers", (page) =>
      page.getByRole("list", { name: "출결 서류", exact: true }).waitFor(),
    ),
  },
  {
    name: "14-paper-dialog",
    async arrange({ page }) {
      await page
        .getByRole("button", { name: /서류 자세히$/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "14-trips",
    arrange: open("manageAttendance/close?view=trips", (page) =>
      page
        .getByRole("list", { name: /체험학습$/ })
        .first()
        .waitFor(),
    ),
  },
];
