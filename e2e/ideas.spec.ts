import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher, post, push, recordYear } from "./support/teacher.ts";

const [damim, browser] = await shareDamim();

async function openIdeas() {
  const device = await openDevice(browser, "about:blank");
  const teacher = await openTeacher(damim, device.context, {
    studentCount: 4,
    firstName: "김가온",
  });
  // 국어 in the first lesson of every day.
  const from: CalendarDay = `${recordYear}-03-01`;
  const cells = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    kind: "baseCell",
    id: `${from}~${weekday}~1`,
    set: { from, weekday, period: 1, subjectId: "korean" },
  }));
  await push(damim, device.context.request, yearScope(teacher.uid, recordYear), [
    {
      kind: "subject",
      id: "korean",
      set: { name: "국어", short: "국어", colour: "sky", order: "a03kTq0ZxB" },
    },
    { kind: "baseTable", id: from, set: { from } },
    ...cells,
  ]);
  const nickname = `별${randomUUID().slice(0, 6)}`;
  await post(damim, device.context.request, "cafe/nickname", { nickname });
  await device.page.goto(`${damim.url}weteacher?about=doThis`);
  await findButton(device.page, "생각 나누기").waitFor();
  return { ...device, teacher };
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

it("an idea survives a lost network and a reload, is found while its like is typed, tried, saved and put into a lesson", async () => {
  const [author, reader] = await Promise.all([openIdeas(), openIdeas()]);
  const mark = randomUUID().slice(0, 4);
  const title = `낱말 릴레이 ${mark}`;

  const { page } = author;
  await findButton(page, "생각 나누기").click();
  await field(page, "제목").fill(title);
  await page.getByRole("combobox", { name: "과목", exact: true }).selectOption("국어");
  await field(page, "준비물").fill("큰 종이, 굵은 펜");
  await field(page, "차례").fill("가온이가 낱말을 써요\n옆으로 넘겨요");
  const scan = page.getByRole("list", { name: "이름 살피기", exact: true });
  await scan.getByText("1번 김가온 학생 이름 같아요", { exact: false }).waitFor();
  await look(page);
  await scan.getByRole("button", { name: "한 학생으로", exact: true }).click();
  await author.context.setOffline(true);
  await findButton(page, "올리기").click();
  await page.getByText("쓰던 글은 이 기기에 있어요", { exact: false }).first().waitFor();
  await author.context.setOffline(false);
  await page.reload();
  await page.getByText("저장하지 않고 둔 내용을", { exact: false }).waitFor();
  expect(await field(page, "차례").inputValue()).toBe("한 학생이 낱말을 써요\n옆으로 넘겨요");
  await findButton(page, "올리기").click();
  await page.getByRole("heading", { level: 2, name: title, exact: true }).waitFor();

  const other = reader.page;
  await findButton(other, "생각 나누기").click();
  await field(other, "제목").fill(`낱말 릴레이를 ${mark}`);
  const similar = other.getByRole("list", { name: "비슷한 생각", exact: true });
  await similar.getByRole("button", { name: new RegExp(mark) }).click();
  await other.getByRole("heading", { level: 2, name: title, exact: true }).waitFor();
  const line = other.getByRole("list", { name: "생각 목록", exact: true }).getByRole("button", {
    name: new RegExp(mark),
  });
  await findButton(other, "해보고 싶어요").click();
  await line.filter({ hasText: "해보고 싶어요 1" }).waitFor();
  await findButton(other, "해보고 싶어요").click();
  await line.filter({ hasNotText: "해보고 싶어요 1" }).waitFor();
  await findButton(other, "해봤어요").click();
  const tried = findDialog(other, "해봤어요");
  await tried.getByRole("radio", { name: "또 할래요", exact: true }).check();
  await tried.getByRole("textbox", { name: "해본 이야기", exact: true }).fill("꼭 한 낱말은 써요.");
  await look(other);
  await findButton(tried, "남기기").click();
  await line.filter({ hasText: "해보는 중" }).waitFor();
  await other.getByText("선생님 1명이 1번 해 봤고, 1번은 또 하겠대요.", { exact: false }).waitFor();
  await findButton(other, "저장").click();
  await findButton(other, "저장한 생각 1").click();
  await other
    .getByRole("list", { name: "저장한 생각", exact: true })
    .getByRole("button", { name: new RegExp(mark) })
    .waitFor();

  await findButton(other, "내 시간표에 넣기").click();
  const plan = findDialog(other, "내 시간표에 넣기");
  await plan.getByRole("radio", { name: "1교시 국어", exact: true }).waitFor();
  await findButton(plan, "넣기").click();
  await other.getByText(new RegExp(`1교시에 「${title}」 넣었어요`)).waitFor();
  await other.setViewportSize({ width: 390, height: 844 });
  await look(other);

  await findButton(page, "지우기").click();
  await findButton(findDialog(page, `「${title}」 생각을 지울까요?`), "지우기").click();
  await page.getByText("생각을 지웠어요", { exact: true }).waitFor();
  await other.reload();
  await other.getByText("지금은 없는 생각이에요", { exact: false }).waitFor();
  await findButton(other, "저장 풀기").click();
  await findButton(other, "저장 풀기").waitFor({ state: "hidden" });
  expect(author.troubles).toEqual([]);
});
