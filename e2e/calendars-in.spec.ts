import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton, findDialog, waitForSyncState, waitUntilRested } from "./support/screen.ts";

const text = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Google Inc//Google Calendar 70.9054//EN",
  "X-WR-CALNAME:3학년 일정",
  "BEGIN:VEVENT",
  "UID:a@google.com",
  "DTSTART:20261103T053000Z",
  "DTEND:20261103T062000Z",
  "RRULE:FREQ=WEEKLY;COUNT=3",
  "EXDATE:20261110T053000Z",
  "SUMMARY:학교폭력예방교육및어울림프로그램운영주간안내",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:b@google.com",
  "DTSTART;VALUE=DATE:20261127",
  "SUMMARY:재량휴업일",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

it("a file of another calendar is looked at, stands in the month, asks 휴일 관리 and is taken back", async () => {
  const { page, damim } = await openJourney({
    studentCount: 1,
    device: { reducedMotion: "reduce" },
  });
  await page.goto(`${damim.url}todo?about=todoList`);
  await waitUntilRested(page);
  await findButton(page, "가져오기").click();
  const dialog = findDialog(page, "캘린더 가져오기");
  const file = { name: "3학년.ics", mimeType: "text/calendar", buffer: Buffer.from(text) };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByRole("status").getByText("새로 3개").waitFor();
  await look(page);
  // A word that is longer than a phone is wide stays in it.
  const size = page.viewportSize() ?? { width: 1366, height: 768 };
  await page.setViewportSize({ width: 390, height: 844 });
  const field = dialog.getByRole("textbox", { name: "이름", exact: true });
  const [frame, inner] = [await dialog.boundingBox(), await field.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  await page.setViewportSize(size);
  await findButton(dialog, "가져오기").click();

  const day = page.getByRole("gridcell", { name: "11월 27일", exact: true });
  await day.getByText("재량휴업일").first().waitFor();
  const meeting = page.getByRole("gridcell", { name: "11월 17일", exact: true });
  await meeting.getByText("14:30").first().waitFor();
  await waitForSyncState(page, "저장됨");

  // It closes no day by itself: 휴일 관리 asks, with what it touches.
  await page.getByRole("link", { name: "휴일 관리에서 정하기", exact: true }).click();
  await findButton(page, "11월 27일 재량휴업일").click();
  const closing = findDialog(page, "휴일 추가");
  expect(await closing.getByRole("textbox", { name: "이름", exact: true }).inputValue()).toBe(
    "재량휴업일",
  );
  await findButton(closing, "취소").click();
  await page.goBack();
  await day.waitFor();
  await findButton(page, "되돌리기").first().click();
  await day.getByText("재량휴업일").first().waitFor({ state: "detached" });
});
