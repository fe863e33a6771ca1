import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { haveNoWorker } from "./support/have-no-worker.ts";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { findButton, findDialog, waitForSyncState } from "./support/screen.ts";
import { signIn } from "./support/teacher.ts";

const PHONE = { width: 390, height: 844 };

it("a call becomes a record, its promise is kept on the other device, and December finds it", async () => {
  const school = await openJourney({ studentCount: 6 });
  const { teacher, damim, browser } = school;
  const phone = await openDevice(browser, "about:blank", { viewport: PHONE });
  await Promise.all([school, phone].map(haveNoWorker));
  const { page } = school;
  await signIn(damim, phone.context, teacher);
  await Promise.all(
    [page, phone.page].map((each) => each.goto(`${damim.url}consulting?record=new`)),
  );

  // Half a sentence on the phone, while the children come in.
  const mobile = phone.page;
  await mobile.getByRole("combobox", { name: "학생", exact: true }).fill("ㄱㄱㅇ");
  await mobile.keyboard.press("Enter");
  await mobile.getByRole("radio", { name: "전화", exact: true }).check();
  await writeBody(mobile, "열이 내려 쉬는 중.");
  await mobile.getByRole("textbox", { name: "약속", exact: true }).focus();
  await look(mobile);

  // It is the first thing in the list of the PC, and becomes a record there, offline.
  const list = page.getByRole("list", { name: "상담 목록", exact: true });
  await list.getByRole("button", { name: /3번 김가온.+열이 내려 쉬는 중/ }).click();
  // What is opened stands in the form before somebody goes on with it.
  await expect
    .poll(() => page.getByRole("textbox", { name: "상담 내용", exact: true }).inputValue())
    .toBe("열이 내려 쉬는 중.");
  await school.context.setOffline(true);
  await writeBody(page, "열이 내려 쉬는 중. 귀가 방법을 맞춤.");
  await page.getByRole("textbox", { name: "약속", exact: true }).fill("내일 다시 전화");
  await page.getByLabel("다시 연락할 날", { exact: true }).fill(await readDay(page));
  await page.keyboard.press("Control+Enter");
  await page.getByText("상담 기록을 저장했어요", { exact: true }).waitFor();
  // It stands in the list; the form waits for the next one.
  await list.getByRole("button", { name: /귀가 방법을 맞춤/ }).waitFor();
  await expect
    .poll(() => page.getByRole("textbox", { name: "상담 내용", exact: true }).inputValue())
    .toBe("");
  await school.context.setOffline(false);
  await waitForSyncState(page, "저장됨");

  // The phone keeps the promise; the PC's tab is empty then.
  await mobile.goto(`${damim.url}consulting?view=promises`);
  const promise = mobile.getByRole("listitem").filter({ hasText: "내일 다시 전화" });
  await findButton(promise, "미루기").click();
  await mobile.getByRole("menuitem", { name: "1주 뒤로", exact: true }).click();
  await mobile.getByText(/로 미뤘어요$/).waitFor();
  await findButton(promise, "했어요").click();
  await page.getByRole("tab", { name: "약속과 연락", exact: true }).click();
  await page.getByText("지금 지킬 약속이 없어요", { exact: true }).waitFor();

  // December: by a word, in initials. It is put away with a reason, and found there.
  await page.goto(`${damim.url}manageConsult`);
  const table = page.getByRole("table", { name: "상담 조회", exact: true });
  await page.getByRole("searchbox", { name: "상담 찾기", exact: true }).fill("ㄱㄱ ㅂㅂ");
  await table.locator("mark", { hasText: "귀가 방법" }).waitFor();
  await table.getByRole("row").nth(1).getByRole("button").first().click();
  await findButton(page, "보관").click();
  const why = findDialog(page, "기록 보관");
  await why
    .getByRole("textbox", { name: "보관하는 이유", exact: true })
    .fill("다른 학생 기록이에요");
  await findButton(why, "보관").click();
  await findButton(page, "보관 풀기").waitFor();
  await page.goto(`${damim.url}manageConsult`);
  await page.getByRole("checkbox", { name: "보관한 기록", exact: true }).check();
  await table.getByText("열이 내려 쉬는 중. 귀가 방법을 맞춤.", { exact: true }).waitFor();
  expect([...school.troubles, ...phone.troubles]).toEqual([]);
});

async function writeBody(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "상담 내용", exact: true }).fill(text);
}

/** The day that the form was begun on. */
function readDay(page: Page): Promise<string> {
  return page.getByLabel("상담한 날", { exact: true }).inputValue();
}
