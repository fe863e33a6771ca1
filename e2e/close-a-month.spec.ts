import {
  listSampleDays,
  listSampleMarks,
  listSampleStories,
} from "@damim/domain/sample-class/sample-class.ts";
import { toPaperId } from "@damim/domain/attendance-papers/absence-paper.ts";
import { toCheckInId } from "@damim/domain/attendance/check-in.ts";
import { toMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDevice, type Device } from "./support/open-browser.ts";
import { findButton, findDialog, waitForSyncState } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher, push, recordYear, today, type KnownTeacher } from "./support/teacher.ts";

const days = listSampleDays(today);
const month = toMonth(days.at(-1) ?? today);

const [damim, browser] = await shareDamim();
let device: Device;
let page: Page;
let teacher: KnownTeacher;

beforeAll(async () => {
  device = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  page = device.page;
  teacher = await openTeacher(damim, device.context, {
    studentCount: 26,
    marks: (students) => {
      const { marks } = listSampleStories(students, days);
      const told = new Set(marks.map(({ day, studentId }) => day + studentId));
      const others = listSampleMarks(students, days).marks;
      return [...marks, ...others.filter(({ day, studentId }) => !told.has(day + studentId))];
    },
  });
  const { papers } = listSampleStories(teacher.students, days);
  const { checkIns } = listSampleMarks(teacher.students, days);
  await push(damim, device.context.request, yearScope(teacher.uid, recordYear), [
    ...papers.map((paper) => ({ kind: "absencePaper", id: toPaperId(paper), set: { ...paper } })),
    ...checkIns.map((checkIn) => ({
      kind: "checkIn",
      id: toCheckInId(checkIn),
      set: { ...checkIn },
    })),
  ]);
});
afterAll(() => {
  expect(device.troubles).toEqual([]);
});

it("a month with absences, papers and a 체험학습 is closed from the app alone, and printed", async () => {
  const address = `${damim.url}manageAttendance/close`;
  await page.goto(`${address}?view=papers`);
  const board = page.getByRole("list", { name: "출결 서류", exact: true });
  const waiting = board.getByRole("button", { name: /받음$/, pressed: false });
  await waiting.first().waitFor();
  for (let left = await waiting.count(); left > 0; left -= 1) {
    await waiting.first().click();
    await expect.poll(() => waiting.count()).toBe(left - 1);
  }

  await page.goto(`${address}?month=${month}`);
  await findButton(page, "나이스에 모두 입력했어요").click();
  const blockers = page.getByRole("list", { name: "마감 전에 할 일", exact: true });
  await expect.poll(() => blockers.getByRole("listitem").count()).toBe(1);
  await blockers.getByRole("button", { name: /출결 적기$/ }).click();
  await findButton(page.getByRole("dialog"), "출석으로 바꾸기").click();
  await page.getByRole("button", { name: / 확인 중$/ }).waitFor({ state: "detached" });

  await page.goto(`${address}?month=${month}`);
  await findButton(page, "마감하기").click();
  // Some days of the month are still to come on most days on which this runs.
  const question = findButton(findDialog(page, "아직 끝나지 않은 달이에요"), "그래도 마감하기");
  await question.or(findButton(page, "마감 풀기")).waitFor();
  if (await question.isVisible()) await question.click();
  await findButton(page, "마감 풀기").waitFor();
  await waitForSyncState(page, "저장됨");

  await expectWholeSheet();
});

it("a mark in the closed month asks first, and shows on the close", async () => {
  const day = days.at(-1) ?? today;
  const last = teacher.students.at(-1);
  if (!last) throw new Error("a class of 26");
  await page.goto(`${damim.url}attendance?day=${day}&view=list`);
  await page.getByRole("button", { name: new RegExp(`^${last.number}번 `) }).click();
  await findButton(page.getByRole("dialog"), "기타 결석").click();
  await findButton(findDialog(page, "마감한 달이에요"), "그래도 고치기").click();
  await findButton(page, `${last.number}번 ${last.name} 기타 결석`).waitFor();

  await page.goto(`${damim.url}manageAttendance/close?month=${month}`);

  await page.getByText("마감한 뒤 바뀐 출결이 있어요").waitFor();
});

/** A4 upright, nothing cut at the right, and no row that may be cut by the edge of a sheet. */
async function expectWholeSheet(): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  const box = /\/MediaBox\s*\[([^\]]+)\]/.exec(pdf)?.[1]?.trim().split(/\s+/);
  expect(box?.map((points) => Math.round(Number(points)))).toEqual([0, 0, 595, 842]);

  const size = page.viewportSize();
  // The room between the margins: 186 mm at 96 dots an inch.
  await page.setViewportSize({ width: 703, height: 1032 });
  await page.emulateMedia({ media: "print" });
  const troubles = await page.locator(".print-upright").evaluate((sheet) => {
    const edge = sheet.getBoundingClientRect().right + 0.5;
    const cells = [...sheet.querySelectorAll("td, th")];
    return {
      beyond: cells.filter((cell) => cell.getBoundingClientRect().right > edge).length,
      overflowing: cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
      breakable: [...sheet.querySelectorAll("[data-line]")].filter(
        (row) => getComputedStyle(row).breakInside !== "avoid",
      ).length,
      lines: sheet.querySelectorAll("[data-line]").length,
    };
  });
  await page.emulateMedia({ media: null });
  if (size) await page.setViewportSize(size);
  expect(troubles).toMatchObject({ beyond: 0, overflowing: 0, breakable: 0 });
  expect(troubles.lines).toBeGreaterThan(20);
}
