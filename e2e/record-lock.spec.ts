import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { haveNoWorker } from "./support/have-no-worker.ts";
import { openDevice } from "./support/open-browser.ts";
import { catchPrint } from "./support/paper.ts";
import { look } from "./support/look.ts";
import { findButton, findDialog, waitForSyncState } from "./support/screen.ts";
import { fillStudent, lock, open, PASSPHRASE, readDevice, write } from "./support/record-lock.ts";
import { searchFolder } from "./support/search-folder.ts";
import { signIn } from "./support/teacher.ts";

const FORGET = "api/vault/forget-plain";
/** Typed in every field once the records are locked. */
const MARKER = "갈매기표식";

it("locked words stand nowhere, on two devices, and open with passphrase and code", async () => {
  const school = await openJourney({
    studentCount: 6,
    at: "consulting?record=new",
    device: { expectedStatuses: [403] },
  });
  const { page, damim, teacher, browser } = school;
  const phone = await openDevice(browser, "about:blank", { viewport: { width: 390, height: 844 } });
  await Promise.all([school, phone].map(haveNoWorker));
  await catchPrint(page);
  await signIn(damim, phone.context, teacher);
  const list = page.getByRole("list", { name: "상담 목록", exact: true });
  const body = page.getByRole("textbox", { name: "상담 내용", exact: true });
  await write(page, "전에 적은 글");
  await list.getByRole("button", { name: /전에 적은 글/ }).waitFor();
  await waitForSyncState(page, "저장됨");

  // The phone mends it without a network, while the PC locks.
  const mobile = phone.page;
  await mobile.goto(`${damim.url}consulting`);
  const mobileList = mobile.getByRole("list", { name: "상담 목록", exact: true });
  await mobileList.getByRole("button", { name: /전에 적은 글/ }).click();
  const mobileBody = mobile.getByRole("textbox", { name: "상담 내용", exact: true });
  await expect.poll(() => mobileBody.inputValue()).toBe("전에 적은 글");
  await phone.context.setOffline(true);
  await mobileBody.fill("버스에서 고친 글");
  await mobile.keyboard.press("Control+Enter");
  await mobile.getByText("상담 기록을 저장했어요", { exact: true }).waitFor();

  const forgotten = page.waitForResponse((answer) => answer.url().endsWith(FORGET) && answer.ok());
  const code = await lock(page, damim.url, teacher.password);
  await forgotten;
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));

  await page.goto(`${damim.url}consulting?record=new`);
  await findButton(page, "지금 잠그기").waitFor({ state: "detached" });
  await open(page, "기록 암호", PASSPHRASE);
  await write(page, `${MARKER} 하나`, async () => {
    await page.getByLabel("만난 사람", { exact: true }).fill(MARKER);
    await page.getByRole("textbox", { name: "약속", exact: true }).fill(`${MARKER} 둘`);
    await findButton(page, "다른 주제 적기").click();
    await page.getByRole("textbox", { name: "다른 주제", exact: true }).fill(MARKER);
    await page.keyboard.press("Enter");
  });
  await list.getByRole("button", { name: /갈매기표식 하나/ }).click();
  await page
    .getByRole("status", { name: "봉인", exact: true })
    .getByText(/^봉인됨/)
    .waitFor();
  await findButton(page, "보관").click();
  const why = findDialog(page, "기록 보관").getByRole("textbox", { name: "보관하는 이유" });
  await why.fill(`${MARKER} 이유`);
  await page.keyboard.press("Control+Enter");
  await findButton(page, "보관 풀기").click();
  // Half-written, as a row and as a form.
  await findButton(page, "상담 쓰기").click();
  await fillStudent(page);
  await body.fill(`${MARKER} 반쯤`);
  await page.getByRole("textbox", { name: "약속", exact: true }).fill(`${MARKER} 아직`);
  await waitForSyncState(page, "저장됨");

  // The phone comes back: its words wait for the key, and stand beside the locked ones.
  mobile.on("request", (request) => sent.push(request.postData() ?? ""));
  await phone.context.setOffline(false);
  await mobile.getByText("이 기기에서 적은 것 1건이 기다려요. 열면 잠가서 보내요.").waitFor();
  await mobile.getByText("기록이 잠겨 있어요", { exact: true }).first().waitFor();
  await look(mobile);
  await open(mobile, "복구 코드", code.replaceAll("-", " ").toLowerCase());
  const anew = findDialog(mobile, "새 기록 암호 정하기");
  await anew.getByLabel("새 기록 암호", { exact: true }).fill(PASSPHRASE);
  await anew.getByLabel("새 기록 암호 확인", { exact: true }).fill(PASSPHRASE);
  await look(mobile);
  await mobile.keyboard.press("Enter");
  await mobile.getByText("기록 암호를 새로 정했어요", { exact: true }).waitFor();
  await findButton(mobile, "두 글 나란히 보기").click();
  const two = findDialog(mobile, "두 글 나란히 보기");
  await two.getByText("전에 적은 글", { exact: true }).waitFor();
  await two.getByText("버스에서 고친 글", { exact: true }).waitFor();
  await findButton(two, "둘 다 이어 붙이기").click();
  await waitForSyncState(mobile, "저장됨");
  await mobile.goto("about:blank");

  await findButton(page, "지금 잠그기").click();
  await list
    .getByRole("button", { name: /잠긴 기록/ })
    .first()
    .waitFor();
  expect(await page.getByText(MARKER).count()).toBe(0);
  await page.getByRole("tab", { name: "약속과 연락", exact: true }).click();
  await page.getByText("약속의 글은 기록을 열면 보여요.", { exact: true }).waitFor();
  expect(await readDevice(page)).not.toContain(MARKER);
  expect(sent.join("\n")).not.toContain(MARKER);
  expect(sent.join("\n")).not.toContain("버스에서");
  expect(searchFolder(damim.dataFolder, MARKER)).toEqual([]);
  expect(damim.log()).not.toContain(MARKER);

  // A reload has no key; a wrong passphrase opens nothing, the right one all of it.
  await page.goto(`${damim.url}consulting?record=new`);
  await open(page, "기록 암호", `${PASSPHRASE}.`);
  const question = findDialog(page, "기록 열기");
  await question.getByText("기록 암호가 맞지 않아요. 다시 적어 주세요.").waitFor();
  await question.getByLabel("기록 암호", { exact: true }).fill(PASSPHRASE);
  await page.keyboard.press("Enter");
  await list.getByRole("button", { name: /갈매기표식 반쯤/ }).waitFor();
  await list.getByRole("button", { name: /전에 적은 글/ }).waitFor();
  expect(phone.troubles).toEqual([]);
});

it("tabs of one browser share the key, shut together, lose no half-written word, and it can be switched off", async () => {
  const school = await openJourney({ studentCount: 6, at: "consulting?record=new" });
  const { page, damim, teacher } = school;
  await haveNoWorker(school);
  await catchPrint(page);
  await write(page, "전에 적은 글");
  // As where the page is left before the server has forgotten what the rows were.
  await school.context.route(`**/${FORGET}`, (route) => route.abort());
  await lock(page, damim.url, teacher.password);
  await findButton(page, "변경 이력 지우기").waitFor();
  await look(page);
  await school.context.unroute(`**/${FORGET}`);
  const tab = await school.context.newPage();
  const list = tab.getByRole("list", { name: "상담 목록", exact: true });
  await tab.goto(`${damim.url}consulting?record=new`);
  await list.getByRole("button", { name: /전에 적은 글/ }).waitFor();
  await findButton(tab, "변경 이력 지우기").click();
  await findDialog(tab, "본인 확인").getByLabel("비밀번호", { exact: true }).fill(teacher.password);
  await tab.keyboard.press("Enter");
  await tab.getByText("잠그기 전 글의 변경 이력을 지웠어요", { exact: true }).waitFor();
  await findButton(tab, "변경 이력 지우기").waitFor({ state: "detached" });
  await fillStudent(tab);
  await tab.getByRole("textbox", { name: "상담 내용", exact: true }).fill("반쯤 쓰던 글");
  await findButton(page, "지금 잠그기").click();
  await tab.getByText("기록이 잠겨 있어요", { exact: true }).first().waitFor();
  await waitForSyncState(tab, "저장됨");
  expect(await readDevice(tab)).not.toContain("반쯤");

  // What would wait for the key in memory alone stays in its line, and the page is not left without asking.
  await page.reload();
  await findButton(page, "기록 열기").waitFor();
  await page.keyboard.press("Control+j");
  const line = page.getByRole("textbox", { name: "한 줄 기록", exact: true });
  await line.fill("2 상담: 나중에 열 말");
  await line.press("Enter");
  await findButton(findDialog(page, "기록 열기"), "나중에").click();
  expect(await line.inputValue()).toBe("2 상담: 나중에 열 말");
  const isAsked = await page.evaluate(
    () => !dispatchEvent(new Event("beforeunload", { cancelable: true })),
  );
  expect(isAsked).toBe(true);
  await line.fill("");
  await page.keyboard.press("Escape");

  await open(tab, "기록 암호", PASSPHRASE);
  await list.getByRole("button", { name: /반쯤 쓰던 글/ }).waitFor();
  await page.getByText("기록이 열려 있어요", { exact: true }).waitFor();
  await findButton(page, "잠금 끄기").click();
  await findButton(page.getByRole("alertdialog").or(page.getByRole("dialog")), "잠금 끄기").click();
  await page.getByText("상담 글을 두 번째 암호로 잠가요", { exact: true }).waitFor();
  await tab.goto(`${damim.url}consulting`);
  await list.getByRole("button", { name: /전에 적은 글/ }).waitFor();
  await waitForSyncState(tab, "저장됨");
  expect(await readDevice(tab)).toContain("전에 적은 글");
});
