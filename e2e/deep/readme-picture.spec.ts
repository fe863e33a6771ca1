import { writeFileSync } from "node:fs";
import path from "node:path";
import type { AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isSchoolOpen, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDevice } from "../support/open-browser.ts";
import { findButton, findDialog } from "../support/screen.ts";
import { closeDevices, shareDamim } from "../support/share-damim.ts";
import type { RunningDamim } from "../support/start-damim.ts";
import { openTeacher, today } from "../support/teacher.ts";

const file = path.join(import.meta.dirname, "../../docs/screens/attendance-day.png");
/** `WRITE_SCREENS=1 npm test -- --only deep readme` puts the picture into the docs. */
const isWriting = process.env["WRITE_SCREENS"] === "1";

const lastSchoolDay = findLastSchoolDay(today);

let damim: RunningDamim;
let browser: Browser;
beforeAll(async () => {
  [damim, browser] = await shareDamim();
});
afterAll(closeDevices);

it("the README's picture is a screen that exists", async () => {
  const device = await openDevice(browser, "about:blank");
  await openTeacher(damim, device.context, { studentCount: 28, marks: buildMarks });
  const { page } = device;
  await page.goto(`${damim.url}attendance?day=${lastSchoolDay}`);
  await page.getByRole("list", { name: "하루 출결", exact: true }).waitFor();
  await findButton(page, "나머지 모두 왔어요").click();
  await page.getByRole("button", { name: /^5번 / }).click();
  await findDialog(page, "5번 류지호").waitFor();
  await page.evaluate(() => document.fonts.ready);

  const picture = await page.screenshot({ animations: "disabled" });

  if (isWriting) writeFileSync(file, picture);
  expect(picture.length).toBeGreaterThan(30_000);
  expect(device.troubles).toEqual([]);
});

function buildMarks(students: readonly RosterStudent[]): readonly AttendanceMark[] {
  const codes = [
    { at: 4, kind: "absent", reason: "illness", note: "38.5도, 병원 다녀온다고 연락 옴" },
    { at: 7, kind: "absent", reason: "excused", note: "교외체험학습" },
    { at: 11, kind: "late", reason: "illness" },
    { at: 16, kind: "earlyLeave", reason: "other" },
  ] as const;
  return codes.flatMap(({ at, ...code }) => {
    const student = students[at];
    return student ? [{ day: lastSchoolDay, studentId: student.id, ...code }] : [];
  });
}

/** On a weekend the picture shows Friday. */
function findLastSchoolDay(from: CalendarDay): CalendarDay {
  return isSchoolOpen(plainCalendar, from) ? from : findLastSchoolDay(addDays(from, -1));
}
