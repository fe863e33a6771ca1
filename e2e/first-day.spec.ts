import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openDevice, type Device } from "./support/open-browser.ts";
import { findButton, findDialog, waitForSyncState } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import type { RunningDamim } from "./support/start-damim.ts";
import {
  buildTeacher,
  findUid,
  haveSchoolToday,
  signIn,
  today,
  type Teacher,
} from "./support/teacher.ts";

const rosters = path.join(import.meta.dirname, "rosters");
const [, month = "", date = ""] = today.split("-");
const todayWords = `${Number(month)}월 ${Number(date)}일`;

const [damim, browser] = await shareDamim();

describe("the first day with an empty server", () => {
  const teacher = buildTeacher();
  let pc: Device;

  it("signs up, says whose device this is, and sets the school year", async () => {
    pc = await openDevice(browser, damim.url);
    const { page } = pc;
    await page.getByRole("link", { name: "회원가입", exact: true }).click();
    await page.getByRole("textbox", { name: "이메일", exact: true }).fill(teacher.email);
    await page.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
    await page.getByRole("textbox", { name: "별명", exact: true }).fill(teacher.nickName);
    await findButton(page, "가입하기").click();

    const question = findDialog(page, "이 기기는 누가 쓰나요?");
    await question.getByRole("radio", { name: "내 기기", exact: true }).check();
    await findButton(question, "계속").click();

    const needed = findDialog(page, "학년도 설정 필요");
    await findButton(needed, "확인").click();
    await page.waitForURL("**/profile");
    await page.getByRole("radio", { name: "담임", exact: true }).check();
    await page.getByLabel("학교", { exact: true }).fill("새봄초등학교");
    await page.getByLabel("학년", { exact: true }).fill("3");
    await page.getByLabel("반", { exact: true }).fill("2");
    await findButton(page, "저장").click();

    await page.getByText("3학년 2반", { exact: true }).first().waitFor();
    await waitForSyncState(page, "저장됨");
    const { request } = pc.context;
    await haveSchoolToday(damim, request, await findUid(damim, request));
  });

  it("pastes the class from a spreadsheet, vacant number and same names included", async () => {
    const { page } = pc;
    await openMenu(page, "조회", "명단관리");
    await findButton(page, "명단 붙여넣기").first().click();
    await page
      .getByRole("textbox", { name: "붙여넣을 명단", exact: true })
      .fill(readFileSync(path.join(rosters, "class-3-2-paste.tsv"), "utf8"));
    await findButton(page, "가져오기").click();

    const table = page.getByRole("table", { name: "학생 명단", exact: true });
    await table.waitFor();
    expect(await table.getByRole("row").count()).toBe(1 + 27);
    expect(await table.getByRole("row").filter({ hasText: "김민준" }).count()).toBe(2);
    expect(await table.getByRole("row").filter({ hasText: "응우옌티란" }).count()).toBe(1);
  });

  it("marks by keyboard", async () => {
    const { page } = pc;
    await openMenu(page, "기록", "출결기록");
    await findButton(page, "4번 남궁하은 출석").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const dialog = findDialog(page, "5번 송시우");
    await dialog.getByRole("textbox", { name: "사유", exact: true }).fill("감기");
    await page.keyboard.press("Shift+Tab");
    await findButton(dialog, "질병 결석").focus();
    await page.keyboard.press("Enter");

    await findButton(page, "5번 송시우 질병 결석").waitFor();
    await waitForSyncState(page, "저장됨");
  });

  it("goes on without the network, and sends everything when it is back", async () => {
    const { page, context } = pc;
    await context.setOffline(true);
    await mark(page, "7번 서지후", "출석", "미인정 지각");
    await mark(page, "11번 전아인", "출석", "출석인정 조퇴");

    await waitForSyncState(page, "오프라인 · 2건 대기");
    await findButton(page, "보낼 목록").click();
    const list = findDialog(page, "보낼 목록");
    await list.getByText("7번 서지후 미인정 지각").waitFor();
    await page.keyboard.press("Escape");

    await context.setOffline(false);
    await waitForSyncState(page, "저장됨");
  });

  it("shows the month with every mark", async () => {
    const { page } = pc;
    await page.getByRole("tab", { name: "월간", exact: true }).click();
    await page.getByRole("grid", { name: "월간 출결", exact: true }).waitFor();
    await cell(page, `5번 송시우 ${todayWords} 질병 결석`).waitFor();
    await cell(page, `7번 서지후 ${todayWords} 미인정 지각`).waitFor();
    await cell(page, `1번 권아인 ${todayWords} 출석`).waitFor();
  });

  it("finds everything on a phone by touch, and the phone's mark on the desk", async () => {
    const phone = await openPhone(browser, damim, teacher);
    await phone.page.goto(`${damim.url}attendance`);
    await findButton(phone.page, "5번 송시우 질병 결석").waitFor();
    await findButton(phone.page, "11번 전아인 출석인정 조퇴").waitFor();

    await findButton(phone.page, "12번 황준서 출석").tap();
    const sheet = findDialog(phone.page, "12번 황준서");
    await findButton(sheet, "아직 안 왔어요").tap();
    await findButton(phone.page, "12번 황준서 확인 중").waitFor();

    await cell(pc.page, `12번 황준서 ${todayWords} 확인 중`).waitFor();
    expect(phone.troubles).toEqual([]);
    await phone.context.close();
  });

  it("counts the marks, keeps 출석인정 out of the sum, and says so in the table", async () => {
    const { page } = pc;
    await openMenu(page, "조회", "출결조회");
    const table = page.getByRole("table", { name: "출결 통계", exact: true });
    const numbers = async (name: string): Promise<readonly string[]> =>
      (await table.getByRole("row").filter({ hasText: name }).getByRole("cell").allTextContents())
        .map((text) => text.trim())
        .filter(Boolean);
    await table.waitFor();
    // Number, 질병 결석, its sum, the paper that is still to come.
    expect(await numbers("송시우")).toEqual(["5", "1", "1", "1"]);
    // Number and 출석인정 조퇴, in no sum.
    expect(await numbers("전아인")).toEqual(["11", "1"]);
    expect(await numbers("황준서")).toEqual(["12"]);
  });

  it("has met no violation of the page's policy and no error on the console", () => {
    expect(pc.troubles).toEqual([]);
  });
});

async function openPhone(from: Browser, server: RunningDamim, teacher: Teacher): Promise<Device> {
  const phone = await openDevice(from, "about:blank", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: "Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/156 Mobile",
  });
  await signIn(server, phone.context, teacher);
  return phone;
}

async function openMenu(page: Page, entry: string, item: string): Promise<void> {
  const main = page.getByRole("navigation", { name: "주 메뉴", exact: true });
  await main.getByRole("link", { name: entry, exact: true }).click();
  const pages = page.getByRole("navigation", { name: "하위 메뉴", exact: true });
  await pages.getByRole("link", { name: item, exact: true }).click();
}

async function mark(page: Page, who: string, from: string, code: string): Promise<void> {
  await findButton(page, `${who} ${from}`).click();
  const dialog = findDialog(page, who);
  await findButton(dialog, code).click();
  await findButton(page, `${who} ${code}`).waitFor();
}

function cell(page: Page, name: string): Locator {
  return page.getByRole("gridcell", { name, exact: true });
}
