import {
  attendanceCodes,
  toCodeLabel,
  type AttendanceCode,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killRenderer } from "../support/kill-renderer.ts";
import { haveNoWorker } from "../support/have-no-worker.ts";
import { launchChromium, openDevice, type Device } from "../support/open-browser.ts";
import { findSeat, mark, waitForSyncState, waitUntilRested } from "../support/screen.ts";
import { startDamim, type RunningDamim } from "../support/start-damim.ts";
import { openTeacher, push, recordYear, signIn, today } from "../support/teacher.ts";
import type { KnownTeacher } from "../support/teacher.ts";

/** A few of them in `npm test`, all with `npm run test:deep -- round-kills`. */
const KILLS = Number(process.env["DEEP_COUNT"] ?? 1);

let damim: RunningDamim;
let browser: Browser;

beforeAll(async () => {
  damim = await startDamim();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

describe("a page that dies in the middle of a round", () => {
  it(`has every mark after ${KILLS} deaths between push and answer`, async () => {
    const { device, teacher } = await openClass(KILLS);
    let { page } = device;
    await page.goto(`${damim.url}attendance`);
    for (const [turn, student] of teacher.students.entries()) {
      await findSeat(page, student, "출석").waitFor();
      const answered = holdAnswer(device.context, ({ hasOps }) => hasOps);
      await mark(page, student, findCode(turn));
      await answered;
      await killRenderer(page);
      await device.context.unroute("**/api/sync");
      page = await openAttendance(device.context);
      await findSeat(page, student, toCodeLabel(findCode(turn))).waitFor();
    }
    await expectEverywhere(page, device, teacher, teacher.students);
  });

  it(`has its own marks and the others' after ${KILLS} deaths in a pull`, async () => {
    const { device, teacher } = await openClass(2 * KILLS);
    let { page } = device;
    await page.goto(`${damim.url}attendance`);
    for (let turn = 0; turn < KILLS; turn++) {
      const [own, other] = [teacher.students[2 * turn], teacher.students[2 * turn + 1]];
      if (!own || !other) throw new Error(`no pupils for turn ${turn}`);
      await findSeat(page, own, "출석").waitFor();
      // Its dialog has to be here before the network goes.
      await waitUntilRested(page);
      await device.context.setOffline(true);
      await mark(page, own, findCode(2 * turn));
      await killRenderer(page);
      await markElsewhere(device.context, teacher, other, findCode(2 * turn + 1));
      await device.context.setOffline(false);
      // Before the page has the answer, and while it writes it down.
      const isBefore = turn % 2 === 0;
      const answered = holdAnswer(device.context, () => true, isBefore ? "hold" : "deliver");
      page = await openAttendance(device.context);
      await answered;
      await killRenderer(page);
      await device.context.unroute("**/api/sync");
      page = await openAttendance(device.context);
      await findSeat(page, own, toCodeLabel(findCode(2 * turn))).waitFor();
      await findSeat(page, other, toCodeLabel(findCode(2 * turn + 1))).waitFor();
    }
    await expectEverywhere(page, device, teacher, teacher.students);
  });
});

async function openClass(studentCount: number): Promise<{ device: Device; teacher: KnownTeacher }> {
  const device = await openDevice(browser, "about:blank");
  // A worker that died with its page holds the driver up for a minute at each word about the network.
  await haveNoWorker(device);
  return { device, teacher: await openTeacher(damim, device.context, { studentCount }) };
}

async function openAttendance(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${damim.url}attendance`);
  return page;
}

/** Resolves when the server has answered a round, whose answer is held back for ever or just delivered. */
function holdAnswer(
  context: BrowserContext,
  isAwaited: (round: { readonly hasOps: boolean }) => boolean,
  end: "hold" | "deliver" = "hold",
): Promise<void> {
  return new Promise((resolve) => {
    const handle = async (route: Route): Promise<void> => {
      const hasOps = /"ops":\[\{/.test(route.request().postData() ?? "");
      if (!isAwaited({ hasOps })) return route.continue();
      const response = await route.fetch();
      if (end === "deliver") await route.fulfill({ response });
      resolve();
    };
    void context.route("**/api/sync", handle);
  });
}

/** By another device of hers, of which this page hears with its next round. */
async function markElsewhere(
  context: BrowserContext,
  teacher: KnownTeacher,
  { id: studentId }: RosterStudent,
  code: AttendanceCode,
): Promise<void> {
  const id = toMarkId({ day: today, studentId, kind: code.kind });
  const set = { day: today, studentId, ...code };
  await push(damim, context.request, yearScope(teacher.uid, recordYear), [
    { kind: "attendanceMark", id, set },
  ]);
}

async function expectEverywhere(
  page: Page,
  device: Device,
  teacher: KnownTeacher,
  students: readonly RosterStudent[],
): Promise<void> {
  await waitForSyncState(page, "저장됨");
  const other = await openDevice(browser, "about:blank");
  await signIn(damim, other.context, teacher);
  await other.page.goto(`${damim.url}attendance`);
  for (const shown of [page, other.page]) {
    for (const [turn, student] of students.entries()) {
      await findSeat(shown, student, toCodeLabel(findCode(turn))).waitFor();
    }
  }
  expect([...device.troubles, ...other.troubles]).toEqual([]);
  await Promise.all([device.context.close(), other.context.close()]);
}

function findCode(turn: number): AttendanceCode {
  const code = attendanceCodes[turn % attendanceCodes.length];
  if (!code) throw new Error("no attendance codes");
  return code;
}
