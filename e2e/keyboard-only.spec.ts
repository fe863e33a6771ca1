import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { haveNoWorker } from "./support/have-no-worker.ts";
import { openDevice, type Device } from "./support/open-browser.ts";
import {
  findButton,
  findDialog,
  findSeat,
  isFocused,
  isFocusInside,
  waitForSyncState,
} from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { tabTo as tabToOn } from "./support/tab-to.ts";
import { beginDay, openTeacher, type KnownTeacher } from "./support/teacher.ts";

const UNREAD_MS = 350;

const [damim, browser] = await shareDamim();
let device: Device;
let page: Page;
let teacher: KnownTeacher;
let first: KnownTeacher["students"][number];
let second: KnownTeacher["students"][number];

beforeAll(async () => {
  const office = await openDevice(browser, "about:blank");
  teacher = await openTeacher(damim, office.context, { studentCount: 12 });
  await office.context.close();
  const [one, two] = teacher.students;
  if (!one || !two) throw new Error("a class of two at least");
  [first, second] = [one, two];
  device = await openDevice(browser, "about:blank");
  await haveNoWorker(device);
  await beginDay(device.context);
  page = device.page;
  await page.goto(damim.url);
});
afterAll(() => {
  expect(device.troubles).toEqual([]);
});

describe("without a pointer a teacher", () => {
  it("comes from the entry to a mark", async () => {
    await tabTo(page.getByRole("textbox", { name: "이메일", exact: true }));
    await page.keyboard.type(teacher.email);
    await tabTo(page.getByLabel("비밀번호", { exact: true }));
    await page.keyboard.type(teacher.password);
    await page.keyboard.press("Enter");
    const question = findDialog(page, "이 기기는 누가 쓰나요?");
    await question.waitFor();
    await tabTo(question.getByRole("radio", { name: "내 기기", exact: true }));
    await page.keyboard.press("Space");
    await press(findButton(question, "계속"));
    await findSeat(page, first, "출석").waitFor();
    await tabTo(findSeat(page, first, "출석"));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const dialog = findDialog(page, `2번 ${second.name}`);
    await dialog.waitFor();
    await press(findButton(dialog, "기타 결석"));

    await findSeat(page, second, "기타 결석").waitFor();
    await expect.poll(() => isFocused(findSeat(page, second, "기타 결석"))).toBe(true);
  });

  it("takes a mark back and sets it again", async () => {
    await page.keyboard.press("Control+z");
    await findSeat(page, second, "출석").waitFor();
    await page.keyboard.press("Control+Shift+z");
    await findSeat(page, second, "기타 결석").waitFor();
  });

  it("goes to a page by its name, and marks in the month by the arrows", async () => {
    await goTo("출결기록");
    await tabTo(findTab("자리"));
    for (const name of ["목록", "월간"]) {
      await page.keyboard.press("ArrowRight");
      await waitForFocus(findTab(name));
    }
    await page.keyboard.press("Enter");
    const grid = page.getByRole("grid", { name: "월간 출결", exact: true });
    await grid.waitFor();
    await tabTo(grid.locator("[data-cell][tabindex='0']"));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("1");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toContain("질병 결석");
  });

  it("adds a pupil", async () => {
    await goTo("명단관리");
    await press(findButton(page, "학생 추가"));
    const form = page.getByRole("dialog");
    await form.waitFor();
    await tabTo(form.getByRole("textbox", { name: "이름", exact: true }));
    await page.keyboard.type("채하늘");
    await page.keyboard.press("Enter");
    const roster = page.getByRole("table", { name: "학생 명단", exact: true });
    await roster.getByText("채하늘", { exact: true }).waitFor();
  });

  it("sees a pupil's page and goes to the next one", async () => {
    await page.keyboard.press("Control+k");
    await waitForFocus(page.getByRole("combobox", { name: "검색", exact: true }));
    await page.keyboard.type(first.name);
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: first.name, exact: true }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("heading", { name: second.name, exact: true }).waitFor();
  });

  it("turns from the numbers of a month to their picture", async () => {
    await goTo("출결조회");
    await page.getByRole("table", { name: "출결 통계", exact: true }).waitFor();
    await tabTo(findTab("통계"));
    await page.keyboard.press("ArrowRight");
    await waitForFocus(findTab("그림"));
    await page.keyboard.press("Enter");
    await page.getByRole("img").first().waitFor();
  });

  it("enters an absence in the month's close", async () => {
    await goTo("월말 마감");
    const blockers = page.getByRole("list", { name: "마감 전에 할 일", exact: true });
    const entered = blockers.getByRole("button", { name: /나이스/ });
    await entered.first().waitFor();
    await press(entered.first());
    await expect.poll(() => entered.first().getAttribute("aria-pressed")).toBe("true");
  });

  it("makes the screen dark", async () => {
    await goTo("설정");
    const themes = page.getByRole("radiogroup", { name: "화면 모드", exact: true });
    await themes.waitFor();
    await tabTo(themes.getByRole("radio", { checked: true }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.locator("html[data-theme=dark]").waitFor();
  });

  it("locks the screen and opens it again", async () => {
    await press(findButton(page, "프로필 메뉴"));
    await page.getByRole("menu").waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    const dialog = findDialog(page, "화면잠금");
    await press(findButton(dialog, "확인"));
    await tabTo(dialog.getByLabel("잠금 비밀번호", { exact: true }));
    await page.keyboard.type("2580");
    await tabTo(dialog.getByLabel("잠금 비밀번호 확인", { exact: true }));
    await page.keyboard.type("2580");
    await page.keyboard.press("Enter");
    await findButton(page, "잠금 해제").waitFor();
    await page.reload();
    await findButton(page, "잠금 해제").waitFor();
    expect(await page.content()).not.toContain(first.name);
    await tabTo(page.getByLabel("잠금 비밀번호", { exact: true }));
    await page.keyboard.type("2580");
    await page.keyboard.press("Enter");
    await waitForSyncState(page, "저장됨");
  });

  it("signs out, and is offered what a stranger is", async () => {
    // Begun from what the device remembers, without a word of the server.
    await page.reload();
    await waitForSyncState(page, "저장됨");
    await press(findButton(page, "프로필 메뉴"));
    await expect.poll(() => isFocusInside(page, "menu")).toBe(true);
    await page.keyboard.press("End");
    await waitForFocus(page.getByRole("menuitem").last());
    await page.keyboard.press("Enter");
    await press(findButton(findDialog(page, "로그아웃할까요?"), "로그아웃"));
    await page.getByRole("textbox", { name: "이메일", exact: true }).waitFor();
    await findButton(page, "둘러보기").waitFor();
  });
});

/** By 빠른 이동. */
async function goTo(name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await waitForFocus(page.getByRole("combobox", { name: "검색", exact: true }));
  await page.keyboard.type(name);
  await page
    .getByRole("option", { name: new RegExp(`^${name}`) })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
}

/** Keys that come earlier would go to what lies below. */
async function waitForFocus(control: Locator): Promise<void> {
  await control.waitFor();
  await expect.poll(() => isFocused(control)).toBe(true);
}

function findTab(name: string): Locator {
  return page.getByRole("tab", { name, exact: true });
}

async function press(control: Locator): Promise<void> {
  await control.waitFor();
  // Who presses at once what has just opened has not read it: such an Enter is none.
  if (await isFocused(control)) await page.waitForTimeout(UNREAD_MS);
  await tabTo(control);
  await page.keyboard.press("Enter");
}

const tabTo = (control: Locator): Promise<void> => tabToOn(page, control);
