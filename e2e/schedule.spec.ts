import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { listOpenDays, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import {
  findButton,
  findDialog,
  waitForSyncState,
  waitUntilRested,
  waitUntilKept,
} from "./support/screen.ts";
import { push, recordYear } from "./support/teacher.ts";

it("an event each five school days moves with a day off, tasks are done on 오늘, and a feed names nobody", async () => {
  // Axe is put into the page, which our policy would refuse.
  const { page, context, uid, students, damim } = await openJourney({
    studentCount: 3,
    device: { reducedMotion: "reduce" },
  });
  const pupil = students[0]?.name ?? "";
  const [first, , closed, , , fifth, sixth, seventh] = listOpenDays(
    plainCalendar,
    `${recordYear}-04`,
  );
  if (!first || !closed || !fifth || !sixth || !seventh) throw new Error("an April of 8 days");
  const cell = (day: typeof first) =>
    page
      .getByRole("grid", { name: "일정표", exact: true })
      .getByRole("gridcell", { name: toKoreanMonthDay(day), exact: true });
  const has = (day: typeof first) => cell(day).getByText(`${pupil} 역할`).first().waitFor();
  const hasNot = (day: typeof first) =>
    cell(day).getByText(`${pupil} 역할`).first().waitFor({ state: "detached" });
  await page.goto(damim.url);
  await waitUntilRested(page);
  await page.goto(`${damim.url}todo?about=todoList&day=${first}`);
  await cell(first).waitFor();
  await waitUntilKept(page);

  await context.setOffline(true);
  await page.keyboard.press("n");
  const dialog = findDialog(page, "일정 추가");
  await dialog.getByRole("textbox", { name: "제목", exact: true }).fill(`${pupil} 역할`);
  await dialog.getByRole("combobox", { name: "반복", exact: true }).selectOption("수업일마다");
  await dialog.getByRole("spinbutton", { name: "며칠마다", exact: true }).fill("5");
  await findButton(dialog, "저장").click();
  await has(first);
  await has(fifth);
  await context.setOffline(false);
  await waitForSyncState(page, "저장됨");
  const own = { day: closed, type: "closed", label: "재량휴업일" };
  await push(damim, context.request, yearScope(uid, recordYear), [
    { kind: "ownDay", id: closed, set: own },
  ]);
  await has(sixth);
  await hasNot(fifth);
  await cell(sixth).click();
  await findButton(page, "옮기기").click();
  const days = page.getByRole("dialog", { name: "옮길 날 고르기", exact: true });
  await days.locator(`[data-at="${seventh}"]`).click();
  await has(seventh);
  await hasNot(sixth);
  await look(page);
  await page.getByRole("radio", { name: "목록", exact: true }).click();
  await page
    .getByRole("button", { name: new RegExp(`${pupil} 역할`) })
    .first()
    .waitFor();

  await page.goto(`${damim.url}memo?about=todayTodo`);
  const field = page.getByRole("textbox", { name: "할 일 적기", exact: true });
  await field.fill(`내일까지 ${pupil} 우유값`);
  await page.getByText("내일까지", { exact: true }).waitFor();
  await field.press("Enter");
  await field.fill("수업일 5일마다 자리 바꾸기");
  await page.getByText("수업일 5일마다", { exact: true }).waitFor();
  await look(page);
  await field.fill(`수업일 5일마다 ${"가정통신문".repeat(12)}`);
  await look(page);
  await field.fill("수업일 5일마다 자리 바꾸기");
  await field.press("Enter");
  const list = page.getByRole("list", { name: "오늘 할 일", exact: true });
  await list.getByRole("checkbox", { name: `${pupil} 우유값`, exact: true }).waitFor();
  await page.goto(damim.url);
  await list.getByRole("checkbox", { name: "자리 바꾸기", exact: true }).check();
  await page.goto(`${damim.url}memo`);
  await page.getByRole("region", { name: "다음 일정", exact: true }).waitFor();
  expect(await list.getByRole("checkbox", { name: "자리 바꾸기", exact: true }).isChecked()).toBe(
    true,
  );
  await waitForSyncState(page, "저장됨");

  await page.goto(`${damim.url}todo?about=todoList`);
  await findButton(page, "캘린더 내보내기").click();
  const feed = findDialog(page, "캘린더 내보내기");
  await feed.getByRole("checkbox", { name: "할 일", exact: true }).check();
  await findButton(feed, "주소 만들기").click();
  const address = feed.getByRole("textbox", { name: "캘린더 주소", exact: true });
  const text = await (await fetch(await address.inputValue())).text();
  expect(text).toContain("SUMMARY:1번 역할");
  expect(text).toContain("SUMMARY:할 일: 1번 우유값");
  expect(text).not.toContain(pupil);
  expect(text).toContain(`DTSTART;VALUE=DATE:${seventh.replaceAll("-", "")}`);
  await findButton(feed, "주소 끝내기").click();
  await findButton(findDialog(page, "주소를 끝낼까요?"), "주소 끝내기").click();
  await findButton(feed, "주소 만들기").waitFor();
});
