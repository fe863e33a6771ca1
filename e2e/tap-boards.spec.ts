import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { openJourney } from "./support/open-journey.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { signIn, today } from "./support/teacher.ts";

it("pupils turn their tiles on two boards, offline too, which tell nothing else, and the teacher has the last word", async () => {
  const { page, damim, browser, teacher, students } = await openJourney({
    at: "weteacher?about=morning",
    studentCount: 5,
    marks: ([, second]) => [
      { day: today, studentId: second?.id ?? "", kind: "absent", reason: "illness" },
    ],
  });
  const nameOf = (number: number): string => `${number}번 ${students[number - 1]?.name}`;
  const find = (on: Page, number: number) =>
    on.getByRole("listitem").filter({ hasText: students[number - 1]?.name ?? "" });
  const press = (on: Page, number: number) => find(on, number).getByRole("button").click();
  const left = (count: number) =>
    page.getByRole("heading", { level: 2, name: `아직 ${count}명 안 왔어요` }).waitFor();
  await left(4);

  const board = await openDevice(browser, "about:blank", { hasTouch: true });
  await signIn(damim, board.context, teacher);
  await board.page.goto(`${damim.url}tapBoard`);
  await find(board.page, 5).waitFor();
  const words = await board.page.locator("body").innerText();
  expect(words).not.toMatch(/결석|질병|연락|지각/);
  await board.context.setOffline(true);
  await find(board.page, 1).getByRole("button").tap();
  await find(board.page, 1).getByText("왔어요", { exact: true }).waitFor();
  // The same for a pupil who is marked; a neighbour's tile is turned back in time.
  await press(board.page, 2);
  await find(board.page, 2).getByText("왔어요", { exact: true }).waitFor();
  await press(board.page, 3);
  await find(board.page, 3).getByText("되돌리기", { exact: true }).waitFor();
  // A finger that lands twice means one press.
  await press(board.page, 3);
  await find(board.page, 3).getByText("되돌리기", { exact: true }).waitFor();
  await board.page.waitForTimeout(650);
  await press(board.page, 3);
  await find(board.page, 3).getByText("왔어요", { exact: true }).waitFor({ state: "detached" });
  await board.page.getByText("2명 왔어요", { exact: true }).waitFor();
  await look(board.page);
  await board.context.setOffline(false);

  // What the teacher had said stands until the yes.
  await left(3);
  const away = page.getByRole("list", { name: "출결을 적은 학생", exact: true });
  await away.getByText("왔다고 눌렀어요").waitFor();
  await away.getByText(`${nameOf(2)} 질병 결석`, { exact: true }).waitFor();
  await look(page);
  await findButton(page, `${nameOf(2)} 그대로`).click();
  await find(board.page, 2).getByText("왔어요", { exact: true }).waitFor({ state: "detached" });
  await press(board.page, 2);
  await findButton(page, `${nameOf(2)} 맞아요`).click();
  await away.waitFor({ state: "detached" });
  await find(board.page, 1).getByText("되돌리기", { exact: true }).waitFor({ state: "detached" });
  // The exit shows the class nothing of the teacher's, who gets there by two presses.
  await board.page.keyboard.press("Escape");
  await board.page.waitForURL("**/classgame");
  await board.page.goBack();
  await findButton(board.page, "선생님 화면").click();
  await findButton(board.page, "칠판을 껐으면 한 번 더").waitFor();
  expect(board.page.url()).toContain("tapBoard");
  await findButton(board.page, "칠판을 껐으면 한 번 더").click();
  await board.page.waitForURL("**/weteacher?about=morning");

  await page.goto(`${damim.url}checkListMemo?about=checkLists`);
  await findButton(page, "새 체크").click();
  const dialog = findDialog(page, "새 체크");
  await dialog.getByRole("textbox", { name: "제목", exact: true }).fill("독서록 3주차");
  await findButton(dialog, "만들기").click();
  await findButton(page, `${nameOf(1)} 아직`).click();
  await findButton(page, "나머지 X").click();
  await findButton(page, `${nameOf(3)} X`).waitFor();
  await findButton(page, `${nameOf(5)} X`).click();
  await findButton(page, `${nameOf(5)} △`).click();
  await findButton(page, `${nameOf(5)} –`).waitFor();
  await findButton(page, "칠판에 띄우기").click();
  await find(page, 1).getByText("냈어요", { exact: true }).waitFor();
  expect(await find(page, 3).innerText()).not.toMatch(/냈어요|X/);
  expect(await page.locator("main").getByRole("button").count()).toBe(0);
  await findButton(page, "학생이 누르기").click();
  await find(page, 3).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await find(page, 3).getByText("되돌리기", { exact: true }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await find(page, 4).getByText("냈어요", { exact: true }).waitFor();
  await find(page, 5).getByRole("button").click();
  await look(page);
  // Back to the check that was open. 되돌리기 of the teacher's own screen knows the taps too, and – stands.
  await findButton(page, "선생님 화면").click();
  await findButton(page, "칠판을 껐으면 한 번 더").click();
  await findButton(page, `${nameOf(3)} O`).waitFor();
  await findButton(page, `${nameOf(5)} –`).waitFor();
  await page.keyboard.press("Control+z");
  await findButton(page, `${nameOf(4)} X`).waitFor();
});
