import {
  findButton,
  findDialog,
  findSeat,
  waitForSyncState,
  waitUntilRested,
} from "../../../e2e/support/screen.ts";
import { hideToasts, open, type Scene } from "../scene.ts";

/** A school day. */
export const dayScenes: readonly Scene[] = [
  {
    name: "09-today",
    async arrange({ page, url, fillClass }) {
      const { students } = await fillClass(26);
      await page.goto(url);
      await waitUntilRested(page);
      await findButton(page, "나머지 모두 왔어요").click();
      // The roll folds once it was called.
      await findButton(page, "자리 보기").click();
      for (const index of [6, 18]) {
        const student = students[index];
        if (!student) throw new Error("a class of 26");
        await page.getByRole("button", { name: new RegExp(`^${student.number}번 `) }).click();
        const dialog = findDialog(page, `${student.number}번 ${student.name}`);
        await findButton(dialog, "아직 안 왔어요").click();
        await findSeat(page, student, "확인 중").waitFor();
      }
      await waitForSyncState(page, "저장됨");
      await hideToasts(page);
      await page
        .getByRole("region", { name: "최근 출결", exact: true })
        .getByRole("button")
        .first()
        .waitFor();
      await page.locator("main").evaluate((main) => {
        main.focus();
        main.scrollTo({ top: 0 });
      });
    },
  },
  {
    name: "10-attendance",
    arrange: open("attendance", (page) =>
      page.getByRole("list", { name: "하루 출결", exact: true }).waitFor(),
    ),
  },
  {
    name: "11-mark-dialog",
    async arrange({ page, fillClass }) {
      const { students } = await fillClass(26);
      const student = students[11];
      if (!student) throw new Error("a class of 26");
      await page.getByRole("button", { name: new RegExp(`^${student.number}번 `) }).click();
      await findDialog(page, `${student.number}번 ${student.name}`).waitFor();
    },
  },
  {
    name: "12-attendance-list",
    arrange: open("attendance?view=list", (page) =>
      page.getByRole("button", { name: /^1번 / }).waitFor(),
    ),
  },
  {
    name: "13-month",
    arrange: open("attendance?view=month", (page) =>
      page.getByRole("grid", { name: "월간 출결", exact: true }).waitFor(),
    ),
  },
];
