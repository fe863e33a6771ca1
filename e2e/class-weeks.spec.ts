import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton } from "./support/screen.ts";

it("a Thursday is taught like a Monday, and the second semester has a table of its own", async () => {
  const { page } = await openJourney({ at: "classTable", studentCount: 2 });
  const lines = {
    월요일: "국국수과",
    화요일: "체음미수",
    수요일: "영영국",
    목요일: "사사",
    금요일: "창",
  };
  for (const [weekday, line] of Object.entries(lines))
    await page.getByRole("textbox", { name: weekday, exact: true }).fill(line);
  await findButton(page, "저장").click();
  await page.getByRole("tab", { name: "이번 주", exact: true }).click();
  const grid = page.getByRole("grid", { name: "시간표", exact: true });

  await grid.getByRole("button", { name: /^26 목/ }).click();
  await findButton(page, "다른 요일처럼").click();
  await page
    .getByRole("combobox", { name: "어느 요일처럼", exact: true })
    .selectOption("월요일처럼");
  await look(page);
  await findButton(page, "저장").click();
  await grid.getByRole("button", { name: /26 목\s*월요일처럼/ }).waitFor();
  await grid.getByRole("button", { name: "11월 26일 4교시 과학", exact: true }).waitFor();
  await look(page);
  await findButton(page, "되돌리기").click();
  await grid.getByRole("button", { name: "11월 26일 1교시 사회", exact: true }).waitFor();

  // The second semester has a table of its own, in the past; the first holds until the day before.
  await page.getByRole("tab", { name: "기본 시간표", exact: true }).click();
  await page.getByRole("radio", { name: "다른 날부터", exact: true }).check();
  const firstDay = page.getByRole("combobox", { name: "시작하는 날", exact: true });
  await firstDay.selectOption("날짜 적기");
  await findButton(page, "저장").click();
  await page.getByRole("alert").getByText("시작하는 날을 골라 주세요.").waitFor();
  await page.getByRole("textbox", { name: "날짜", exact: true }).fill("2026-08-24");
  await page.getByText("8월 24일부터 써요.", { exact: true }).waitFor();
  await page.getByRole("textbox", { name: "목요일", exact: true }).fill("과과과");
  await findButton(page, "저장").click();
  await firstDay.selectOption("3월 1일부터 쓰는 시간표");
  await page.getByText("3월 1일부터 8월 23일까지 써요.", { exact: true }).waitFor();
  await look(page);
  await firstDay.selectOption("8월 24일부터 쓰는 시간표");
  await findButton(page, "이 시간표 지우기").click();
  await findButton(page, "되돌리기").click();
  await page.getByRole("tab", { name: "이번 주", exact: true }).click();
  await grid.getByRole("button", { name: "11월 26일 3교시 과학", exact: true }).waitFor();
});

it("a table goes by two weeks, and week, month and board say which", async () => {
  const { page, damim } = await openJourney({ at: "classTable", studentCount: 2 });
  await page.getByRole("textbox", { name: "수요일", exact: true }).fill("국수");
  await page.getByRole("radio", { name: "두 주마다", exact: true }).check();
  const named = page.getByRole("textbox", { name: "A주가 시작하는 월요일", exact: true });
  await named.fill("2028-03-06");
  await findButton(page, "저장").click();
  await page.getByText(/^2026학년도 안의 날을 골라 주세요/).waitFor();
  await named.fill("2026-11-19");
  await page.getByText("11월 16일 주가 A주예요.", { exact: true }).waitFor();
  await page.getByRole("radio", { name: "B주", exact: true }).check();
  // It began as week A.
  await page.getByText("국어 · 수학", { exact: true }).waitFor();
  await page.getByRole("textbox", { name: "수요일", exact: true }).fill("음미");
  await look(page);
  await findButton(page, "저장").click();
  await page.getByRole("tab", { name: "이번 주", exact: true }).click();
  const grid = page.getByRole("grid", { name: "시간표", exact: true });
  await grid.getByRole("button", { name: "11월 25일 1교시 음악", exact: true }).waitFor();
  await page.getByText(/11월 23일 – 11월 27일 · B주/).waitFor();
  await findButton(page, "다음 주").click();
  await page.getByText(/11월 30일 – 12월 4일 · A주/).waitFor();
  await grid.getByRole("button", { name: "12월 2일 1교시 국어", exact: true }).waitFor();
  await page.goto(`${damim.url}monthClassTable`);
  const month = page.getByRole("table", { name: "월간 시간표", exact: true });
  await month.getByRole("cell", { name: "11월 23일", exact: true }).getByText("B주").waitFor();
  await look(page);
  await page.goto(`${damim.url}classTimeTable/board`);
  await page.getByText(/11월 25일 수요일 · B주/).waitFor();
});

it("too many hours of one subject go to another, evenly, and back in one step", async () => {
  const { page } = await openJourney({ at: "classTable", studentCount: 2 });
  for (const weekday of ["월요일", "화요일", "수요일", "목요일", "금요일"])
    await page.getByRole("textbox", { name: weekday, exact: true }).fill("국국음");
  await findButton(page, "저장").click();
  await page.getByRole("tab", { name: "시수", exact: true }).click();
  await page
    .getByRole("textbox", { name: "편성표", exact: true })
    .fill("국어 200 180\n음악 120 120");
  await findButton(page, "계획으로 적기").click();
  const table = page.getByRole("table", { name: "시수표", exact: true });
  const music = table.getByRole("row", { name: /^음악/ });
  const before = await music.textContent();
  await findButton(page, "시수 맞추기").click();
  const hours = page.getByRole("textbox", { name: "몇 시간", exact: true });
  await hours.fill("900");
  await findButton(page, "바꾸기").click();
  await page.getByText(/^국어 수업은 1시간부터 \d+시간까지 바꿀 수 있어요/).waitFor();
  await hours.fill("6");
  const month = page.getByRole("table", { name: /미리 보기$/ });
  await month.getByText("음").first().waitFor();
  await look(page);
  await findButton(page, "6시간 바꾸기").click();
  await expect.poll(() => music.textContent()).not.toBe(before);
  await page.getByRole("tab", { name: "교환·보강", exact: true }).click();
  const ledger = page.getByRole("table", { name: "교환·보강", exact: true });
  await expect.poll(() => ledger.getByText("시수 맞추기").count()).toBe(6);
  await findButton(page, "되돌리기").click();
  await expect.poll(() => ledger.getByText("시수 맞추기").count()).toBe(0);
});
