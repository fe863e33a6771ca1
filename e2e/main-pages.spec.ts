import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findViolations } from "./support/find-violations.ts";
import { now } from "./support/fixed-day.ts";
import { installDateOffset } from "./support/install-date-offset.ts";
import { listWide } from "./support/list-wide.ts";
import { openDevice } from "./support/open-browser.ts";
import { closeDevices, shareDamim } from "./support/share-damim.ts";
import type { RunningDamim } from "./support/start-damim.ts";
import { openTeacher } from "./support/teacher.ts";
import { waitForRest } from "./support/wait-for-rest.ts";

const DESKTOP = { width: 1366, height: 768 };
/** A small phone, or a desktop under a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };

let damim: RunningDamim;
let browser: Browser;
beforeAll(async () => {
  [damim, browser] = await shareDamim();
});
afterAll(closeDevices);

/** Every screen, dialog, device and theme: `e2e/deep/accessibility.spec.ts`. */
it("axe finds nothing on the main pages, and none has to be scrolled sideways at 320 px on the longest day", async () => {
  // Axe is put into the page, which our policy would refuse. All other journeys run with it.
  const device = await openDevice(browser, "about:blank", {
    bypassCSP: true,
    reducedMotion: "reduce",
  });
  const { page } = device;
  await openTeacher(damim, device.context, {
    studentCount: 12,
    describe: (student) => ({
      ...student,
      number: student.number + 28,
      name: student.number % 5 === 1 ? "황보알렉산드리아율리아" : student.name,
    }),
  });
  // No day has longer words.
  const longest = Date.parse("2026-12-28T10:00:00+09:00") - now();
  await device.context.addInitScript(installDateOffset, longest);
  const troubles: string[] = [];
  for (const path of [
    "",
    "attendance",
    "attendance?view=month",
    "manageAttendance",
    "manageAttendance/close",
    "consulting",
    "consulting?view=promises",
    "manageConsult",
    "manageStudent",
    "checkListMemo?about=checkLists",
    "manageCheckListMemo",
    "student-manage",
    "holidays",
    "checkListMemo?about=listMemo",
    "checkListMemo?about=listMemo&view=lists",
    "checkListMemo?about=listMemo&view=coverage",
    "classTimeTable",
    "memo",
    "memo?about=todayTodo",
    "memo?about=freeMemo",
    "todo?about=todoList",
    "todo?about=todoList&view=list",
    "classgame?about=padIt",
    "mypage",
  ]) {
    await page.goto(`${damim.url}${path}`);
    await page.locator("main h1, main h2").first().waitFor();
    const violations = await findViolations(page);
    troubles.push(...violations.map((words) => `${path}: ${words}`));
    await page.setViewportSize(NARROW);
    await waitForRest(page);
    // What is drawn anew for a phone may still be on its way.
    await expect.poll(() => listWide(page, path)).toEqual([]);
    await page.setViewportSize(DESKTOP);
  }
  expect(troubles).toEqual([]);
  expect(device.troubles).toEqual([]);
});
