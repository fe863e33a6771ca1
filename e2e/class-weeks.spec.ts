import { it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton } from "./support/screen.ts";

it("a Thursday is taught like a Monday, and taken back in one step", async () => {
  const { page } = await openJourney({ at: "classTable", studentCount: 2 });
  const lines = {
    월요일: "국국수과",
    화요일: "체음미수",
    수요일: "영영국",
    목요일: "사사",
    금요일: "창",
  };
  for (const [weekday, line] of Object.entries(lines))
    await page.getByRole("textbox", { name: weekday, exact: true }).fill(line);
  await findButton(page, "저장").click();
  await page.getByRole("tab", { name: "이번 주", exact: true }).click();
  const grid = page.getByRole("grid", { name: "시간표", exact: true });

  await grid.getByRole("button", { name: /^26 목/ }).click();
  await findButton(page, "다른 요일처럼").click();
  await page
    .getByRole("combobox", { name: "어느 요일처럼", exact: true })
    .selectOption("월요일처럼");
  await look(page);
  await findButton(page, "저장").click();
  await grid.getByRole("button", { name: /26 목\s*월요일처럼/ }).waitFor();
  await grid.getByRole("button", { name: "11월 26일 4교시 과학", exact: true }).waitFor();
  await look(page);
  await findButton(page, "되돌리기").click();
  await grid.getByRole("button", { name: "11월 26일 1교시 사회", exact: true }).waitFor();
});
