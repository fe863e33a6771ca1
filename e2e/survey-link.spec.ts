import { expect, it } from "vitest";
import type { Locator, Page } from "playwright-core";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { openJourney } from "./support/open-journey.ts";
import { findButton, findDialog, waitUntilRested } from "./support/screen.ts";

const FRIENDS = "함께 모둠을 하고 싶은 친구를 3명까지 골라 주세요.";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

it("a survey of the teacher's own: made, answered by its code without a network, handed on, closed", async () => {
  const { page, browser, students, damim } = await openJourney({
    device: { serviceWorkers: "block" },
    studentCount: 5,
  });
  const nameOf = (number: number): string => students[number - 1]?.name ?? "";
  await page.goto(`${damim.url}surveyProcessor`);
  await waitUntilRested(page);

  await findButton(page, "설문 만들기").click();
  const dialog = findDialog(page, "설문 만들기");
  await dialog.getByRole("combobox", { name: "양식에서 시작하기" }).selectOption("학급 온도");
  await dialog.getByRole("textbox", { name: "6번 질문", exact: true }).waitFor();
  const kind = dialog.getByRole("combobox", { name: "4번 질문 종류", exact: true });
  await kind.selectOption("pupils");
  const asked = dialog.getByRole("combobox", { name: "4번 질문", exact: true });
  await asked.selectOption(FRIENDS);
  await look(page);
  await findButton(dialog, "저장").click();
  await findButton(page, "설문 열기").click();
  const ways = page.getByRole("complementary", { name: "설문 링크" });
  const shown = await ways.getByText(/\/damim\/answer\/[0-9A-Z]{4}-[0-9A-Z]{4}/).innerText();
  const code = /answer\/(\S+)$/.exec(shown)?.[1] ?? "";
  const missing = page.getByRole("list", { name: "안 낸 학생" });
  expect(await missing.getByRole("listitem").count()).toBe(5);
  await look(page);

  const tablet = await openDevice(browser, `${damim.url}answer/${code}`, PHONE);
  await findButton(tablet.page, "3번").click();
  await tablet.page.getByText(`3번 ${nameOf(3)}`, { exact: true }).waitFor();
  expect(new URL(tablet.page.url()).pathname).toBe("/damim/answer");
  await look(tablet.page);
  // A phone's own Back leads to the question before, and not away.
  await findButton(tablet.page, "다음").click();
  await tablet.page.getByText("2 / 6", { exact: true }).waitFor();
  await tablet.page.goBack();
  await tablet.page.getByText("1 / 6", { exact: true }).waitFor();
  await answer(tablet.page, "5", [1, 4], "구름 같은 하루");
  await tablet.page.context().setOffline(true);
  await findButton(tablet.page, "내기").click();
  await tablet.page.getByRole("heading", { name: "냈어요", exact: true }).waitFor();
  await tablet.page.getByText("인터넷이 이어지면 저절로 가요", { exact: false }).waitFor();
  expect(await missing.getByRole("listitem").count()).toBe(5);
  await tablet.page.context().setOffline(false);
  await tablet.page.getByText("선생님께 잘 전해졌어요.").waitFor();
  await look(tablet.page);
  await missing.getByRole("listitem").nth(4).waitFor({ state: "detached" });

  // The tablet goes to the next child, who finds nothing of the one before.
  await findButton(tablet.page, "다음 친구").click();
  await findButton(tablet.page, "1번").click();
  await tablet.page.getByText(`1번 ${nameOf(1)}`, { exact: true }).waitFor();
  expect(await tablet.page.getByText("구름 같은 하루").count()).toBe(0);
  await answer(tablet.page, "2", [3], "달리기");
  await findButton(tablet.page, "내기").click();
  await tablet.page.getByText("선생님께 잘 전해졌어요.").waitFor();
  await missing.getByRole("listitem").nth(3).waitFor({ state: "detached" });

  // Without a network it goes on from hand to hand, also after a reload; no screen shows an answer again.
  await tablet.page.waitForFunction(async () =>
    Boolean((await navigator.serviceWorker.ready).active),
  );
  await findButton(tablet.page, "다음 친구").click();
  await findButton(tablet.page, "2번").click();
  await tablet.page.getByText(`2번 ${nameOf(2)}`, { exact: true }).waitFor();
  await tablet.page.context().setOffline(true);
  await answer(tablet.page, "1", [4], "안개");
  await findButton(tablet.page, "내기").click();
  await findButton(tablet.page, "다음 친구").click();
  for (const number of [4, 5]) {
    await findButton(tablet.page, `${number}번`).click();
    expect(await tablet.page.getByRole("radio", { checked: true }).count()).toBe(0);
    await answer(tablet.page, "3", [2], `${number}번의 하루`);
    await findButton(tablet.page, "내기").click();
    await tablet.page.getByText("인터넷이 이어지면 저절로 가요", { exact: false }).waitFor();
    await look(tablet.page);
    await findButton(tablet.page, "다음 친구").click();
    await tablet.page.reload();
  }
  await findButton(tablet.page, "4번").waitFor();
  expect(await tablet.page.getByText("하루", { exact: false }).count()).toBe(0);
  await tablet.page.context().setOffline(false);
  await tablet.page.getByText("흐린 번호는 벌써 들어와 있어요", { exact: false }).waitFor();
  await missing.getByRole("listitem").first().waitFor({ state: "detached" });
  expect(await tablet.page.evaluate(() => JSON.stringify(localStorage))).not.toContain("하루");

  // Whoever wants a number that has answered waits for the teacher.
  const phone = await openDevice(browser, `${damim.url}go/${code}`, {
    ...PHONE,
    serviceWorkers: "block",
  });
  await findButton(phone.page, "3번").click();
  await phone.page.getByText("선생님이 보고 자리를 찾아 주실 거예요", { exact: false }).waitFor();
  await findButton(page, "3번 이 기기로 바꾸기").click();
  await phone.page.getByRole("heading", { name: "냈어요", exact: true }).waitFor();
  await findButton(phone.page, "답 고치기").click();
  await turnTo(phone.page, 6);
  await phone.page.getByRole("textbox").last().fill("별 같은 하루");
  await findButton(phone.page, "내기").click();
  await phone.page.getByText("선생님께 잘 전해졌어요.").waitFor();

  // Closed without 「다음 친구」: another tab of the device asks who is there, and shows nothing before.
  const tab = await phone.page.context().newPage();
  await tab.goto(`${damim.url}answer/${code}`);
  await tab.getByRole("heading", { name: "3번이 맞나요?" }).waitFor();
  expect(await tab.getByText(nameOf(3)).count()).toBe(0);
  await look(tab);
  await findButton(tab, "네, 맞아요").click();
  await tab.getByRole("heading", { name: "냈어요", exact: true }).waitFor();
  await tab.reload();
  await tab.getByRole("heading", { name: "냈어요", exact: true }).waitFor();
  await tab.close();
  const next = await phone.page.context().newPage();
  await next.goto(`${damim.url}answer/${code}`);
  await findButton(next, "아니에요").click();
  await next.getByText("내 번호를 눌러 주세요").waitFor();

  await findButton(page, "마감").click();
  await page.getByText("답 5개를 모았어요", { exact: false }).waitFor();
  await next.getByRole("heading", { name: "설문이 끝났어요" }).waitFor();
  await page.getByRole("tab", { name: "번호순" }).click();
  const table = page.getByRole("table", { name: "응답 표" });
  await table.getByText("별 같은 하루").waitFor();
  await table.getByText("달리기").waitFor();
  await look(page);

  // Who named whom: a pair, and nothing is said of who has not answered.
  await page.getByRole("tab", { name: "교우관계도" }).click();
  const picture = page.getByRole("group", { name: "교우관계도", exact: true });
  const dot = (number: number, facts: string): Locator =>
    picture.getByRole("button", { name: `${number}번 ${nameOf(number)}, ${facts}`, exact: true });
  await dot(1, "고른 친구 1명, 골라 준 친구 1명, 서로 1명").waitFor();
  await dot(3, "고른 친구 2명, 골라 준 친구 1명, 서로 1명").press("Enter");
  const facts = page.getByRole("region", { name: "살펴보기", exact: true });
  await facts.getByText(`1번 ${nameOf(1)}, 4번 ${nameOf(4)}`, { exact: true }).waitFor();
  await page.evaluate(() => (window.print = () => document.body.toggleAttribute("data-printed")));
  await findButton(page, "인쇄").click();
  await page.getByRole("alert").filter({ hasText: "교실에 두지 마세요" }).waitFor();
  expect(await page.locator("body[data-printed]").count()).toBe(0);
  await findButton(page, "그래도 인쇄").click();
  await page.locator("body[data-printed]").waitFor();
  // In the head, which each sheet repeats.
  expect(await page.locator("thead", { hasText: "교실에 두지 마세요" }).count()).toBe(1);
  await look(page);

  // Opened again it can be closed again, and taking acts back does not take the survey from under its pupils.
  await findButton(page, "다시 열기").click();
  await page.locator("button:not([aria-busy=true])", { hasText: /^마감$/ }).waitFor();
  await page.keyboard.press("Control+z");
  await waitUntilRested(page);
  await findButton(page, "마감").waitFor();
});

async function turnTo(page: Page, last: number): Promise<void> {
  for (let at = 1; at < last; at += 1) await findButton(page, "다음").click();
}

/** The first, the fourth and the last of six questions, one a screen: a step, friends by number, words. */
async function answer(
  page: Page,
  step: string,
  friends: readonly number[],
  words: string,
): Promise<void> {
  await page.getByRole("group").first().getByRole("radio", { name: step, exact: true }).check();
  await turnTo(page, 4);
  for (const number of friends)
    await page.getByRole("checkbox", { name: `${number}번`, exact: true }).check();
  await page.getByText(`${friends.length}/3명`, { exact: false }).waitFor();
  await turnTo(page, 3);
  await page.getByRole("textbox").last().fill(words);
}
