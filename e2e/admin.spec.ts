import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { catchPrint, print } from "./support/paper.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { launchChromium } from "./support/open-browser.ts";
import { startDamim, type RunningDamim } from "./support/start-damim.ts";
import { openTeacher } from "./support/teacher.ts";

let damim: RunningDamim;
let browser: Browser;
// A server of its own: it has one first admin.
beforeAll(async () => {
  [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

const CODE = /관리자 코드: ([0-9A-Z]{20})/;

it("the first admin comes by the code of the console, and a notice reaches every teacher, read on all devices", async () => {
  const device = await openDevice(browser, "about:blank", {
    serviceWorkers: "block",
    expectedStatuses: [403],
  });
  const admin = await openTeacher(damim, device.context, { studentCount: 1 });
  const { page } = device;
  await catchPrint(page);
  await page.goto(`${damim.url}admin`);
  await page.getByText("관리자만 볼 수 있어요", { exact: true }).waitFor();
  await findButton(page, "관리자 코드 넣기").click();
  const field = page.getByRole("textbox", { name: "관리자 코드", exact: true });
  await field.fill("0".repeat(20));
  await findButton(page, "확인").click();
  await page.getByText(/코드가 맞지 않거나/).waitFor();
  const code = CODE.exec(damim.log())?.[1];
  if (!code) throw new Error(`no code in: ${damim.log()}`);
  await field.fill(code);
  await findButton(page, "확인").click();

  await page.getByRole("tab", { name: "공지", exact: true }).click();
  await findButton(page, "공지 쓰기").click();
  const dialog = findDialog(page, "공지 쓰기");
  await dialog.getByRole("textbox", { name: "제목", exact: true }).fill("토요일 새벽에 점검해요");
  await dialog
    .getByRole("textbox", { name: "내용", exact: true })
    .fill("**2시부터**\n- 기다려 주세요");
  await findButton(dialog, "올리기").click();
  await confirmWho(page, admin.password);
  await page.getByRole("table", { name: "공지", exact: true }).waitFor();

  const other = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  await openTeacher(damim, other.context, { studentCount: 1 });
  await other.page.goto(damim.url);
  const button = (name: string) => other.page.getByRole("link", { name, exact: true });
  await button("공지, 안 읽은 공지 1").waitFor();
  await other.page.setViewportSize({ width: 390, height: 844 });
  const face = other.page.getByRole("button", {
    name: "프로필 메뉴",
    description: "안 읽은 공지 1",
  });
  await face.waitFor();
  await other.page.setViewportSize({ width: 1366, height: 768 });
  await button("공지, 안 읽은 공지 1").click();
  await other.page.getByRole("searchbox", { name: "공지 찾기", exact: true }).fill("점검");
  const list = other.page.getByRole("list", { name: "공지 목록", exact: true });
  await list.getByRole("button", { name: /토요일 새벽에 점검해요/ }).click();
  await other.page.getByText("2시부터", { exact: true }).waitFor();
  await button("공지").waitFor();
  await look(page);
  await look(other.page);

  // A planned one, a part switched off, what was done stands in the log.
  await page.getByRole("tab", { name: "기능", exact: true }).click();
  await page.getByRole("switch", { name: "쌤카페", exact: true }).click();
  await page.getByText("쌤카페 끔. 적힌 것은 그대로 있어요.", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "서비스", exact: true }).click();
  const services = page.getByRole("list", { name: "서비스", exact: true });
  await services.getByRole("listitem", { name: "메일 꺼짐", exact: true }).waitFor();
  await findButton(page, "지금 확인").click();
  // No journey has a way out.
  await services.getByRole("listitem", { name: "NEIS 닿지 않음", exact: true }).waitFor();
  await look(page);
  await page.getByRole("tab", { name: "서버", exact: true }).click();
  await page.getByText(/백업에 서버 열쇠가 없어요/).waitFor();
  await page.getByText("아직 백업이 없어요", { exact: true }).waitFor();
  const state = page.getByRole("list", { name: "상태", exact: true });
  await state.getByText(/^디스크: .+ 남았어요\(\d+%\)$/).waitFor();
  await state.getByText("기다리는 알림이 없어요", { exact: true }).waitFor();
  const jobs = page.getByRole("table", { name: "작업", exact: true });
  await jobs.getByRole("row", { name: /^백업/ }).waitFor();
  const off = page.getByRole("list", { name: "꺼진 것", exact: true });
  await off.getByText(/^메일: .+ SMTP_URL$/).waitFor();
  await page.getByRole("status", { name: "마지막 백업", exact: true }).waitFor();
  await look(page);
  await findButton(page, "복구 연습 하기").click();
  await page.getByText(/복구 연습을 시작해요/).waitFor();
  await findButton(page, "복구 낱말 만들기").click();
  const words = findDialog(page, "복구 낱말");
  await words.getByRole("listitem").nth(11).waitFor();
  await look(page);
  const last = await words.getByRole("listitem").last().innerText();
  const printed = await print(page, findButton(words, "인쇄하기"));
  expect(printed.text).toContain(last);
  expect(printed.sheetCount).toBe(1);
  await page.reload();
  await page.getByRole("tab", { name: "서버", exact: true }).click();
  await findButton(page, "새로 만들기").waitFor();
  await page.getByRole("tab", { name: "오류", exact: true }).click();
  await page.getByText(/이 서버는 오류를 모으지 않아요/).waitFor();
  await page.getByRole("tab", { name: "기록", exact: true }).click();
  await page.getByRole("cell", { name: "기능 켜고 끔", exact: true }).waitFor();
  await page.getByRole("cell", { name: "복구 연습", exact: true }).waitFor();
  expect([...device.troubles, ...other.troubles]).toEqual([]);
});

async function confirmWho(page: Page, password: string): Promise<void> {
  const question = findDialog(page, "본인 확인");
  await question.getByLabel("비밀번호", { exact: true }).fill(password);
  await question.getByRole("button", { name: "올리기", exact: true }).click();
}
