import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { findButton, findDialog, waitForSyncState } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher } from "./support/teacher.ts";

const [damim, browser] = await shareDamim();

/** Seven more, of another class. */
const OTHERS = ["구다준", "유주아", "손나윤", "이도현", "전은찬", "장하린", "한다원"]
  .map((name, index) => `4-1 ${index + 1} ${name}`)
  .join("\n");

it("a club of two teachers and two classes: called by one, seen by the other", async () => {
  const owner = await openJourney({ at: "club", studentCount: 10 });
  const { page, teacher } = owner;

  await findButton(page, "클럽 만들기").click();
  const making = findDialog(page, "클럽 만들기");
  await making.getByRole("textbox", { name: "클럽 이름", exact: true }).fill("과학탐구");
  await findButton(making, "만들기").click();

  await findButton(page, "학생 고르기").click();
  const picking = findDialog(page, "학생 고르기");
  for (const { number, name } of teacher.students) {
    await picking.getByRole("checkbox", { name: `${number}번 ${name}`, exact: true }).check();
  }
  await picking.getByRole("textbox", { name: "다른 반 학생", exact: true }).fill(OTHERS);
  await findButton(picking, "담기").click();
  const table = page.getByRole("table", { name: "클럽 명단", exact: true });
  await expect.poll(() => table.getByRole("row").count()).toBe(18);

  await findButton(page, "출석 부르기").click();
  const calling = findDialog(page, "출석 부르기");
  await findButton(calling, "4-1 · 1번 구다준 왔어요").click();
  await findButton(calling, "4-1 · 2번 유주아 결석").click();
  await findButton(calling, "4-1 · 3번 손나윤 지각").click();
  await findButton(calling, "다 불렀어요").click();
  await waitForSyncState(page, "저장됨");
  await expect.poll(() => table.getByText("결석 1", { exact: true }).count()).toBe(1);
  await look(page);

  const link = await inviteViewer(page);
  const viewer = await openDevice(browser, "about:blank");
  await openTeacher(damim, viewer.context, { studentCount: 1 });
  await viewer.page.goto(link);
  await findButton(findDialog(viewer.page, "클럽 초대"), "받을게요").click();
  expect(new URL(viewer.page.url()).hash).toBe("");

  await switchTo(viewer.page, "과학탐구");
  const pupils = viewer.page.getByRole("list", { name: "클럽 학생", exact: true });
  await expect.poll(() => pupils.getByRole("listitem").count()).toBe(17);
  await expect.poll(() => pupils.innerText()).toContain("결석");
  await viewer.page.getByText("17명 가운데 2명 왔어요", { exact: true }).waitFor();
  expect(await findButton(viewer.page, "한 줄 기록").count()).toBe(0);

  const menu = viewer.page.getByRole("navigation", { name: "주 메뉴", exact: true });
  await menu.getByRole("link", { name: "메모" }).click();
  const warning = viewer.page.getByRole("alertdialog", { name: "클럽 버전에서는 쓸 수 없어요" });
  await warning.waitFor();
  await look(viewer.page);
  await findButton(warning, "확인").click();
  await pupils.waitFor();
  await look(viewer.page);

  await switchTo(viewer.page, "메인 버전");
  await findButton(viewer.page, "한 줄 기록").first().waitFor();
  expect([...owner.troubles, ...viewer.troubles]).toEqual([]);
});

it("who is taken out while writing offline keeps the words under 확인 필요", async () => {
  const owner = await openJourney({ studentCount: 2 });
  const made = await owner.context.request.post(`${damim.url}api/clubs`, {
    data: { name: "합창", days: "2", place: "" },
    headers: { origin: new URL(damim.url).origin },
  });
  const { uid } = (await made.json()) as { uid: string };
  const post = (path: string, data: object) =>
    owner.context.request.post(`${damim.url}api/clubs/${uid}/${path}`, {
      data,
      headers: { origin: new URL(damim.url).origin },
    });
  const { code } = (await (await post("invites", { role: "member" })).json()) as { code: string };
  const member = await openDevice(browser, "about:blank");
  const { page } = member;
  const teacher = await openTeacher(damim, member.context, { studentCount: 1 });
  await page.goto(`${damim.url}club#${code}`);
  await findButton(findDialog(page, "클럽 초대"), "받을게요").click();
  await findButton(page, "학생 고르기").waitFor();
  await waitForSyncState(page, "저장됨");

  // Its window is here before the network goes.
  await findButton(page, "학생 고르기").click();
  const picking = findDialog(page, "학생 고르기");
  await picking.waitFor();
  await member.context.setOffline(true);
  const [pupil] = teacher.students;
  await picking
    .getByRole("checkbox", { name: `${pupil?.number}번 ${pupil?.name}`, exact: true })
    .check();
  await findButton(picking, "담기").click();
  await waitForSyncState(page, "오프라인 · 1건 대기");
  const list = (await (await owner.context.request.get(`${damim.url}api/clubs`)).json()) as {
    clubs: { members: { id: string; isMe: boolean }[] }[];
  };
  const other = list.clubs[0]?.members.find(({ isMe }) => !isMe);
  expect((await post("remove", { member: other?.id })).status()).toBe(200);
  await member.context.setOffline(false);

  const state = page.getByRole("status", { name: "저장 상태", exact: true });
  await state.filter({ hasText: "확인 필요" }).waitFor();
  await page.getByText("아직 클럽이 없어요", { exact: true }).waitFor();
  await page.reload();
  await state.filter({ hasText: "확인 필요" }).waitFor();
});

async function inviteViewer(page: Page): Promise<string> {
  await page.getByRole("combobox", { name: "초대할 역할", exact: true }).selectOption("보기");
  await findButton(page, "초대하기").click();
  const code = await page.getByLabel("초대 코드", { exact: true }).innerText();
  return `${damim.url}club#${code.replace(/\s/g, "")}`;
}

async function switchTo(page: Page, name: string): Promise<void> {
  await findButton(page, "프로필 메뉴").click();
  await page.getByRole("menuitem", { name }).click();
}
