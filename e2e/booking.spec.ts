import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { findButton, findDialog } from "./support/screen.ts";

const PHONE = { viewport: { width: 390, height: 844 }, expectedStatuses: [409] };

it("two guardians want the same time: one has it, the other's words stay, and the talk becomes a record", async () => {
  const school = await openJourney({
    device: { serviceWorkers: "block" },
    studentCount: 6,
    at: "consulting?view=booking",
  });
  const { page, browser, teacher } = school;
  await findButton(page, "예약 열기").click();
  const dialog = findDialog(page, "상담 예약 열기");
  await dialog.getByLabel("1번째 날 끝", { exact: true }).fill("16:00");
  await findButton(dialog, "열기").click();
  await findButton(page, "링크").click();
  const link = findDialog(page, "예약 링크");
  const address = await link.getByRole("textbox", { name: "예약 주소", exact: true }).inputValue();
  await findButton(link, "닫기").click();

  const [mother, father] = await Promise.all([0, 1].map(() => openDevice(browser, address, PHONE)));
  if (!mother || !father) throw new Error("two phones");
  const [first, second] = teacher.students;
  await sayWho(mother.page, first);
  await sayWho(father.page, second);
  await Promise.all([mother, father].map(({ page: phone }) => chooseTime(phone, "15:00")));
  await look(mother.page);
  await book(mother.page, "어머니");
  await mother.page.getByRole("heading", { name: "예약했어요", exact: true }).waitFor();
  await book(father.page, "아버지");
  await father.page.getByRole("alert").getByText("방금 다른 분이 고른 시간이에요.").waitFor();
  await look(father.page);
  const times = father.page.getByRole("radio", { name: /^\d\d:\d\d$/ });
  await expect.poll(() => times.count()).toBe(3);
  expect(await times.first().locator("..").innerText()).toBe("14:40");
  await chooseTime(father.page, "14:40");
  const name = father.page.getByRole("textbox", { name: "보호자 이름", exact: true });
  expect(await name.inputValue()).toBe("아버지");
  await findButton(father.page, "예약하기").click();
  await father.page.getByRole("heading", { name: "예약했어요", exact: true }).waitFor();

  // It moves by itself; what was free is what the other left.
  await findButton(father.page, "시간 바꾸기").click();
  await father.page.getByText("15:20", { exact: true }).click();
  await findButton(father.page, "바꾸기").click();
  await father.page.getByText(/15:20$/).waitFor();
  await findButton(father.page, "예약 취소").click();
  await findButton(father.page, "취소하기").click();
  await father.page.getByRole("heading", { name: "예약을 취소했어요", exact: true }).waitFor();

  // The teacher sees it without a reload, confirms it, and writes down what was said.
  const grid = page.getByRole("grid", { name: "예약표", exact: true });
  await grid.getByRole("gridcell", { name: /15:00 확정 기다림/ }).click();
  await look(page);
  await findButton(page, "확정").click();
  await grid.getByRole("gridcell", { name: /15:00 확정 / }).waitFor();
  await grid.getByRole("gridcell", { name: /14:40 비었음$/ }).click();
  await grid.getByRole("gridcell", { name: /14:40 막음$/ }).waitFor();
  await mother.page.reload();
  await mother.page.getByText("확정됐어요.", { exact: true }).waitFor();
  await grid.getByRole("gridcell", { name: /15:00 확정 / }).click();
  await findButton(page, "기록 쓰기").click();
  await page.getByRole("textbox", { name: "상담 내용", exact: true }).fill("새 짝과 잘 지내요.");
  await page.keyboard.press("Control+Enter");
  await page.getByText("상담 기록을 저장했어요", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "상담 예약", exact: true }).click();
  await grid.getByRole("gridcell", { name: /15:00 상담함/ }).waitFor();
  expect([...mother.troubles, ...father.troubles]).toEqual([]);
});

async function sayWho(
  page: Page,
  student: { readonly number: number; readonly name: string } | undefined,
): Promise<void> {
  await page.getByRole("textbox", { name: "번호", exact: true }).fill(String(student?.number));
  await page.getByRole("textbox", { name: "학생 이름", exact: true }).fill(student?.name ?? "");
  await findButton(page, "다음").click();
}

async function chooseTime(page: Page, time: string): Promise<void> {
  await page.getByText(time, { exact: true }).click();
  await findButton(page, "다음").click();
}

async function book(page: Page, guardian: string): Promise<void> {
  await page.getByRole("textbox", { name: "보호자 이름", exact: true }).fill(guardian);
  await findButton(page, "예약하기").click();
}
