import { yearScope } from "@damim/domain/school-year/scope.ts";
import { it } from "vitest";
import { openDevice } from "../support/open-browser.ts";
import { findButton, findDialog, waitForSyncState } from "../support/screen.ts";
import { shareDamim } from "../support/share-damim.ts";
import { openTeacher, push, recordYear, signIn } from "../support/teacher.ts";
import { now } from "../support/fixed-day.ts";

const [damim, browser] = await shareDamim();

it("two devices that changed a memo without a network keep both texts, and a line becomes a task", async () => {
  const school = await openDevice(browser, "about:blank");
  const home = await openDevice(browser, "about:blank");
  const teacher = await openTeacher(damim, school.context, { studentCount: 2 });
  await signIn(damim, home.context, teacher);
  const scope = yearScope(teacher.uid, recordYear);
  const body = JSON.stringify({
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "현장학습" }] }],
  });
  await push(damim, school.context.request, scope, [
    { kind: "memo", id: "trip", set: { title: "현장학습", body, writtenAt: now() } },
  ]);
  const address = `${damim.url}memo?about=freeMemo&memo=trip`;
  for (const { page } of [school, home]) {
    await page.goto(address);
    await page
      .getByRole("textbox", { name: "메모 내용", exact: true })
      .getByText("현장학습")
      .waitFor();
    await waitForSyncState(page, "저장됨");
  }
  for (const [{ page, context }, words] of [
    [school, " 버스 두 대"],
    [home, " 도시락"],
  ] as const) {
    await context.setOffline(true);
    await page
      .getByRole("textbox", { name: "메모 내용", exact: true })
      .getByText("현장학습")
      .click();
    await page.keyboard.press("End");
    await page.keyboard.type(words);
    await page.getByRole("searchbox", { name: "메모 찾기", exact: true }).focus();
  }
  await school.context.setOffline(false);
  await waitForSyncState(school.page, "저장됨");
  await home.context.setOffline(false);
  await waitForSyncState(home.page, "저장됨");
  const { page } = home;
  await findButton(page, "두 글 나란히 보기").click();
  const both = findDialog(page, "두 글 나란히 보기");
  await both.getByText("현장학습 버스 두 대", { exact: true }).waitFor();
  await both.getByText("현장학습 도시락", { exact: true }).waitFor();
  await findButton(page, "둘 다 이어 붙이기").click();
  const paper = page.getByRole("textbox", { name: "메모 내용", exact: true });
  await paper.getByText("현장학습 버스 두 대", { exact: true }).click();
  await findButton(page, "할 일로").click();
  await page.getByText("「현장학습 버스 두 대」 할 일에 적었어요").waitFor();
  await page.goto(`${damim.url}memo?about=todayTodo`);
  await page
    .getByRole("list", { name: "오늘 할 일", exact: true })
    .getByText("현장학습 버스 두 대", { exact: true })
    .waitFor();
});
