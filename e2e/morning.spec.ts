import { findNextOpenDay } from "@damim/domain/attendance/open-days.ts";
import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "@damim/domain/calendar-day/korean-instant.ts";
import { plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { moveDate } from "./support/move-date.ts";
import { today } from "./support/teacher.ts";
import { now } from "./support/fixed-day.ts";
import { waitUntilKept } from "./support/screen.ts";

it("ends at 0 in a few taps, knows who was phoned, and needs no network", async () => {
  const { page, context, students, damim } = await openJourney({
    studentCount: 4,
    describe: (student) => ({
      ...student,
      guardians: [{ relation: "어머니", phone: "010-0000-1234" }],
    }),
  });
  const [first, second] = students;
  if (!first || !second) throw new Error("a class");
  // A day with school, whatever day it is.
  const opens = toSeoulMidnight(findNextOpenDay(plainCalendar, addDays(today, -1)));
  await moveDate(context, opens + 30_000_000 - now());
  await context.addInitScript(() => origin !== "null" && localStorage.removeItem("lastMorning"));
  // Between seven and nine the main screen gives way to it by itself.
  await page.goto(damim.url);
  await page.waitForURL("**/weteacher?about=morning");
  const left = page.getByRole("heading", { level: 2, name: "아직 4명 안 왔어요", exact: true });
  await left.waitFor();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  // What is typed stays over a reload.
  const number = page.getByRole("textbox", { name: "온 번호 (예: 1-5 8)", exact: true });
  await number.fill("7-99");
  await number.press("Enter");
  await page.getByText("7번부터 99번까지는 없어요.", { exact: true }).waitFor();
  await page.reload();
  await left.waitFor();
  expect(await number.inputValue()).toBe("7-99");
  // The number first, then what came of the call; without a telephone it is read, and hides by itself.
  await press(`1번 ${first.name} 보호자 번호`);
  const call = page.getByRole("region", { name: `1번 ${first.name} 연락`, exact: true });
  await call.getByText("010-0000-1234", { exact: true }).waitFor();
  await page.keyboard.press("Control+.");
  await page.keyboard.press("Control+.");
  await call.getByText("010-****-1234", { exact: true }).waitFor();
  await press(`1번 ${first.name} 보호자 연락함`);
  await call.getByRole("radio", { name: "안 받음", exact: true }).check();
  await press(`1번 ${first.name} 8:20 연락함 · 안 받음`);
  const dialog = page.getByRole("dialog", { name: `1번 ${first.name} 보호자 연락`, exact: true });
  await dialog.waitFor();
  await waitUntilKept(page);
  await context.setOffline(true);
  await dialog.getByRole("textbox", { name: "메모", exact: true }).fill("병원에 들렀다 온대요");
  await dialog.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("8:20 연락함 · 안 받음 · 병원에 들렀다 온대요", { exact: true }).waitFor();
  await look(page);
  await press(`1번 ${first.name} 왔어요`);
  await press(`1번 ${first.name} 되돌리기`);
  await left.waitFor();
  await press(`1번 ${first.name} 왔어요`);
  await number.fill("1-2 9");
  await number.press("Enter");
  await page.getByText("9번은 없어요.", { exact: true }).waitFor();
  expect(await number.inputValue()).toBe("9");
  await number.fill("1");
  await number.press("Enter");
  await page.getByText("1번은 이미 적혀 있어요.", { exact: true }).waitFor();
  await page.getByRole("heading", { level: 2, name: "아직 2명 안 왔어요", exact: true }).waitFor();
  // Who came by one press keeps the place until numbers are typed: then the rest rises.
  const names = page
    .getByRole("list", { name: "아직 안 온 학생", exact: true })
    .getByRole("listitem");
  const [, , third] = students;
  expect(await names.first().textContent()).toContain(third?.name);
  expect(await names.last().textContent()).toContain(second.name);
  await press("나머지 모두 왔어요");
  await page.getByRole("heading", { level: 2, name: "0명 남았어요", exact: true }).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByRole("heading", { level: 2, name: "아직 2명 안 왔어요", exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page);
  await press("나머지 모두 왔어요");
  await page.getByRole("link", { name: "오늘로 가기", exact: true }).click();
  await page.getByRole("list", { name: "하루 출결", exact: true }).waitFor();
});

it("a call from the pupil's page goes on as a consultation at its hour", async () => {
  const { page, damim } = await openJourney({
    device: {
      userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile Safari/537.36",
      viewport: { width: 390, height: 844 },
    },
    studentCount: 26,
    describe: (student) => ({
      ...student,
      guardians: [{ relation: "어머니", phone: "010-0000-1234" }],
    }),
  });
  await page.goto(`${damim.url}manageStudent`);
  const last = page.getByRole("button", { name: /^26/ }).first();
  await last.click();
  // Whoever is far down the list opens with the name in sight, and Back leads to where the list was.
  await page.getByRole("heading", { level: 1, name: "학생조회" }).waitFor({ state: "hidden" });
  const name = page.getByRole("heading", { level: 1 });
  await name.waitFor();
  const [bar, shown] = [page.getByRole("banner"), await name.boundingBox()];
  expect(shown?.y).toBeGreaterThan((await bar.boundingBox())?.height ?? 0);
  expect(shown?.y).toBeLessThan(250);
  await page.goBack();
  await last.waitFor();
  expect((await last.boundingBox())?.y).toBeLessThan(844);
  await last.click();
  const call = page.getByRole("region", { name: "연락", exact: true });
  const tel = call.getByRole("link", { name: "어머니 전화", exact: true });
  expect(await tel.getAttribute("href")).toBe("tel:010-0000-1234");
  await call.getByRole("link", { name: "어머니 문자", exact: true }).waitFor();
  await call.getByText("010-****-1234", { exact: true }).waitFor();
  await call.getByRole("radio", { name: "문자", exact: true }).check();
  await look(page);
  await call.getByRole("button", { name: "이어서 상담 쓰기", exact: true }).click();
  await page.getByRole("radio", { name: "문자", exact: true, checked: true }).waitFor();
  const hour = (await page.getByLabel("시각", { exact: true }).inputValue()).replace(/^0/, "");
  // The pupil who was open is open again.
  await page.goto(`${damim.url}manageStudent`);
  await call.getByText(`${hour} 연락함 · 문자`, { exact: true }).waitFor();
});
