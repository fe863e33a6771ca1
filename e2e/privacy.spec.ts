import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { look } from "./support/look.ts";
import { launchChromium, openDevice } from "./support/open-browser.ts";
import { catchPrint, print } from "./support/paper.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { startDamim, type RunningDamim } from "./support/start-damim.ts";
import { openTeacher, post } from "./support/teacher.ts";

let damim: RunningDamim;
let browser: Browser;
// A server of its own: it has one first admin, and its settings change.
beforeAll(async () => {
  [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

const CODE = /관리자 코드: ([0-9A-Z]{20})/;

it("nine answers come to paper from nothing, and what changes before and after the council is told", async () => {
  const device = await openDevice(browser, "about:blank");
  const { password } = await openTeacher(damim, device.context, { studentCount: 3 });
  const { page, context } = device;
  await catchPrint(page);
  const code = CODE.exec(damim.log())?.[1];
  await post(damim, context.request, "admin/claim", { code });
  await post(damim, context.request, "step-up", { password });
  await page.goto(`${damim.url}mypage#council`);
  await page.getByRole("link", { name: "자료 보기", exact: true }).click();

  const checks = page.getByRole("table", { name: "필수기준 자가점검", exact: true });
  const answer = (id: string) => checks.getByRole("row", { name: new RegExp(`^${id} `) });
  await answer("5-1").getByText("아니요", { exact: true }).waitFor();
  expect(await page.getByText(/^아직 6곳 비었어요/).count()).toBe(3);
  const fill = (name: string, words: string) =>
    page.getByRole("textbox", { name, exact: true }).fill(words);
  await fill("기관명", "새봄초등학교");
  await fill("보호책임자", "교감 박정은");
  await fill("연락처", "032-123-4567");
  await fill("시행일", "2027-03-02");
  await page.getByRole("combobox", { name: "서버가 있는 곳", exact: true }).selectOption("own");
  await page.getByRole("checkbox", { name: "만 14세 미만은 보호자 동의서를 받아요" }).check();
  await findButton(page, "저장").click();
  await answer("5-1").getByText("예", { exact: true }).waitFor();
  expect(await answer("2-1").innerText()).toContain("DAMIM_ORIGIN");
  expect(await page.getByText(/곳 비었어요/).count()).toBe(0);
  await look(page);

  const paper = await print(page, findButton(page, "인쇄"));
  expect(paper.text).toContain("제12조 처리방침의 변경");
  expect(paper.text).toContain("교감 박정은 (032-123-4567)");
  expect(paper.text).toContain("학교와 교육청의 서식이 먼저예요");
  expect(paper.text).not.toContain("심의 결과 적기");

  // The next morning the council has not sat yet, and somebody set up a mail server.
  await damim.restart({ env: { SMTP_URL: "smtp://user:pass-word@mail.example:587" } });
  await page.goto(`${damim.url}mypage?about=council`);
  const printed = page.getByRole("list", { name: "인쇄한 자료", exact: true });
  await printed.getByText(/^인쇄한 뒤에 바뀌었어요: 메일 서버가 더해졌어요/).waitFor();
  await answer("5-3").getByText("아니요", { exact: true }).waitFor();
  await findButton(page, "심의 결과 적기").click();
  const dialog = findDialog(page, "심의 결과");
  await dialog.getByRole("radio", { name: "통과", exact: true }).check();
  await findButton(dialog, "저장").click();
  await printed.getByText(/통과$/).waitFor();
  const drift = page.getByRole("list", { name: "심의 뒤에 바뀐 것", exact: true });
  expect(await drift.getByRole("listitem").allInnerTexts()).toEqual(["메일 서버가 더해졌어요"]);
  await page.goto(damim.url);
  const card = page.getByRole("region", { name: "심의 뒤에 바뀐 것", exact: true });
  await card.getByText("메일 서버가 더해졌어요", { exact: true }).waitFor();
  await look(page);
  await card.getByRole("link", { name: "자료 보기", exact: true }).click();
  await page.getByRole("heading", { name: "개인정보와 심의", exact: true }).waitFor();

  // Anybody reads the same, without an account.
  const guardian = await openDevice(browser, `${damim.url}privacy`);
  await guardian.page.getByRole("heading", { name: "개인정보 처리방침", exact: true }).waitFor();
  expect(await guardian.page.getByRole("note").innerText()).toBe(
    "아직 1곳 비었어요: 메일 서버 업체와 나라 (mail.example)",
  );
  expect(await guardian.page.content()).not.toMatch(/pass-word|user:/);
  await look(guardian.page);

  // The company is named for its host; another one is nobody's yet, also on a page that stayed open.
  await fill("메일 서버 업체 (mail.example)", "우편회사");
  expect(await page.getByText(/저장하지 않은 것이 있어요/).count()).toBe(3);
  await findButton(page, "인쇄").click();
  await page
    .getByRole("status")
    .getByText(/저장한 뒤 인쇄해 주세요/)
    .waitFor();
  await fill("메일 서버 나라 (mail.example)", "대한 민국");
  await findButton(page, "저장").click();
  await answer("5-3").getByText("예", { exact: true }).waitFor();
  await damim.restart({ env: { SMTP_URL: "smtp://user:pass-word@post.example:587" } });
  const fresh = await print(page, findButton(page, "인쇄"));
  expect(fresh.text).toContain("post.example");
  expect(fresh.text).not.toMatch(/우편회사|mail\.example/);
  await page.reload();
  await answer("5-3").getByText("아니요", { exact: true }).waitFor();
  await context.setOffline(true);
  const old = await print(page, findButton(page, "인쇄"));
  expect(old.text).toMatch(/서버에 연결하지 못해 20\d\d-\d\d-\d\d \d\d:\d\d에 본 설정으로 썼어요/);

  // What the council decided is the teacher's own, also where the page is opened without a network.
  await page.reload();
  await page.getByText("인터넷이 연결되면 볼 수 있어요").waitFor();
  await printed.getByText(/통과$/).waitFor();
  await context.setOffline(false);
  expect([...device.troubles, ...guardian.troubles]).toEqual([]);
});
