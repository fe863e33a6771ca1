import { it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton, waitForSyncState, waitUntilKept } from "./support/screen.ts";

it("a base week is typed, two lessons change places without a network, and month and hours follow", async () => {
  const device = await openJourney({ at: "classTable", studentCount: 2 });
  const { page, damim } = device;

  const weekdays = ["월요일", "화요일", "수요일", "목요일", "금요일"];
  for (const weekday of weekdays)
    await page.getByRole("textbox", { name: weekday, exact: true }).fill("국국수과과창");
  await page.getByRole("textbox", { name: "화요일", exact: true }).fill("체육 음악 Z");
  await findButton(page, "저장").click();
  await page.getByText(/「Z」는 처음 보는 과목이에요/).waitFor();
  await findButton(page, "Z 만들기").click();
  const subject = page.getByRole("dialog", { name: "과목 만들기", exact: true });
  await subject.getByRole("textbox", { name: "짧은 이름", exact: true }).fill("Z");
  await subject.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("체육 · 음악 · Z", { exact: true }).waitFor();
  await page.getByRole("textbox", { name: "화요일", exact: true }).fill("체음미수국");
  await findButton(page, "저장").click();
  await page.getByRole("tab", { name: "이번 주", exact: true }).click();
  const grid = page.getByRole("grid", { name: "시간표", exact: true });
  await grid.waitFor();
  await waitForSyncState(page, "저장됨");
  await waitUntilKept(page);
  await device.context.setOffline(true);

  // Next week, in case that today is a Saturday: Monday's first lesson for Tuesday's second, by touch alone.
  await findButton(page, "다음 주").click();
  await findButton(page, "다음 주").click();
  await grid
    .getByRole("button", { name: /월 \d+일 1교시 국어$/ })
    .first()
    .click();
  const lesson = page.getByRole("dialog", { name: /1교시 국어$/ });
  await lesson.getByRole("textbox", { name: "준비물", exact: true }).fill("원고지");
  await findButton(page, "저장").click();
  await grid.getByText("원고지", { exact: true }).waitFor();
  await grid
    .getByRole("button", { name: /월 \d+일 1교시 국어$/ })
    .first()
    .click();
  await findButton(page, "다른 시간과 바꾸기").click();
  await grid.getByRole("button", { name: /2교시 음악$/ }).click();
  await findButton(page, "바꾸기").click();
  await grid.getByRole("button", { name: /1교시 음악, 바뀜$/ }).waitFor();
  await grid.getByRole("button", { name: /2교시 국어, 바뀜$/ }).waitFor();
  // Two free periods have nothing to change.
  await grid.getByRole("button", { name: /6교시 빈 시간$/ }).click();
  await page.getByRole("radio", { name: "다른 시간과 바꾸기", exact: true }).check();
  await page.getByRole("textbox", { name: "바꿀 교시", exact: true }).fill("7");
  await findButton(page, "바꾸기").click();
  await page.getByText("빈 시간끼리는 바꿀 것이 없어요.", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await device.context.setOffline(false);
  await waitForSyncState(page, "저장됨");

  await look(page);
  // On a phone a day is a list; what a lesson needs went along to where it is given.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("group", { name: "요일", exact: true }).getByRole("button").nth(1).click();
  const tuesday = page.getByRole("list", { name: /월 \d+일 수업$/ });
  await tuesday.getByRole("button", { name: /^2교시.*국어.*원고지.*바뀜/ }).waitFor();
  await look(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole("tab", { name: "교환·보강", exact: true }).click();
  await page
    .getByRole("table", { name: "교환·보강", exact: true })
    .getByText("다른 시간과 바꾸기")
    .waitFor();
  await page.getByRole("tab", { name: "시수", exact: true }).click();
  const hours = page.getByRole("table", { name: "시수표", exact: true });
  await page.getByRole("textbox", { name: "편성표", exact: true }).fill("국어 100 100\n한자 10");
  await findButton(page, "계획으로 적기").click();
  await page.getByText(/1줄을 읽지 못했어요/).waitFor();
  await hours.getByText("200", { exact: true }).waitFor();
  await page.goto(`${damim.url}monthClassTable`);
  await page
    .getByRole("table", { name: "월간 시간표", exact: true })
    .getByText("국어")
    .first()
    .waitFor();
  await look(page);
});
