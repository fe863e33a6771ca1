import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isSchoolOpen, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { moveDate } from "./support/move-date.ts";
import { findButton, findDialog, waitUntilRested, waitUntilKept } from "./support/screen.ts";
import { today } from "./support/teacher.ts";
import { now } from "./support/fixed-day.ts";

/** A school day that is over: the server refuses rows of a time to come. */
function findSchoolDay(day: CalendarDay): CalendarDay {
  return isSchoolOpen(plainCalendar, day) ? day : findSchoolDay(addDays(day, -1));
}

it("bells from a preset, the board by them, a bell that is early, without the network, and in 2013", async () => {
  const { page, context, damim } = await openJourney({
    studentCount: 3,
    device: { reducedMotion: "reduce" },
  });
  const day = findSchoolDay(addDays(today, -1));
  const offset = Date.parse(`${day}T09:36:30+09:00`) - now();
  await moveDate(context, offset);
  await page.goto(damim.url);
  await waitUntilRested(page);
  await waitUntilKept(page);
  await page.goto(`${damim.url}classTimeTable`);
  await findButton(page, "이 시정으로 시작: 초등 5~6학년").click();
  const dialog = findDialog(page, "시정 추가");
  const start = dialog.getByRole("textbox", { name: "2교시 시작", exact: true });
  await start.fill("935");
  await start.press("Tab");
  expect(await start.inputValue()).toBe("09:35");
  await start.press("Enter");
  await dialog.getByText("2교시가 1교시와 겹쳐요.", { exact: true }).waitFor();
  await start.fill("0950");
  await findButton(dialog, "만들기").click();
  const table = page.getByRole("table", { name: "시정표", exact: true });
  await table.getByRole("cell", { name: "09:50 – 10:30" }).waitFor();

  await findButton(page, "칠판 화면").click();
  const panel = page.getByRole("timer", { name: "지금", exact: true });
  await panel.getByText("1교시", { exact: true }).waitFor();
  await panel.getByText("분 남았어요", { exact: true }).waitFor();
  await look(page);
  await page.mouse.move(300, 300);
  await findButton(page, "지금 종이 쳐요").click();
  const next = page.getByRole("heading", { name: "다음 수업", exact: true });
  await next.waitFor();
  await page.getByText(/^1교시 끝 종에 맞췄어요. 종이 [23]분.* 일찍 울려요$/).waitFor();
  expect(await page.locator("time").innerText()).toMatch(/^9:3[6-9]$/);

  await context.setOffline(true);
  await page.reload();
  await next.waitFor();
  await panel.getByText("2교시", { exact: true }).waitFor();

  await moveDate(context, Date.parse("2013-01-01T09:00:00+09:00") - (now() + offset));
  await page.reload();
  await page
    .getByText("이 컴퓨터의 날짜가 2013년이에요. 시계를 맞추거나 인터넷에 이어 주세요.", {
      exact: true,
    })
    .waitFor();
  expect(await panel.count()).toBe(0);
});
