import { DEAD } from "@damim/sync/change.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { toMonth, type CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { createClock } from "@damim/sync/clock.ts";
import { OPS_PER_SCOPE_LIMIT, PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import { existsSync, globSync, mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openKeptDevice, type Device } from "../../e2e/support/open-browser.ts";
import { startDamim, type RunningDamim } from "../../e2e/support/start-damim.ts";
import {
  openTeacher,
  post,
  recordYear,
  signIn,
  today,
  type KnownTeacher,
} from "../../e2e/support/teacher.ts";
import { projectRoot } from "../../tools/run-step.ts";
import { installPageClock } from "./page-clock.ts";
import { buildYearOfRecords } from "./year-of-records.ts";
import { now } from "../../e2e/support/fixed-day.ts";
import { isSmallest } from "./smallest.ts";

const WEB_ROOT = path.join(projectRoot, "apps/web/dist");

export interface OpenClass {
  readonly damim: RunningDamim;
  readonly teacher: KnownTeacher;
  /**
   * One more device of the teacher: a Chromium with a profile on disk, signed in as her own, with no
   * record on it yet. The page stands on `about:blank`.
   */
  readonly openNewDevice: () => Promise<Device>;
  readonly close: () => Promise<void>;
}

export interface ClassOptions {
  readonly studentCount: number;
  readonly rowCount: number;
  /** The month that is looked at; this month when absent. Given, it has a column for every day. */
  readonly wholeMonth?: CalendarMonth;
  /** Records in that month alone. */
  readonly isMonthAlone?: boolean;
}

/** A real server, and a teacher whose class has a school year of `rowCount` rows. */
export async function openClass(about: ClassOptions): Promise<OpenClass> {
  const damim = await startDamim();
  const profiles = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
  const devices: Device[] = [];
  const openProfile = async (): Promise<Device> => {
    const device = await openKeptDevice(mkdtempSync(path.join(profiles, "device-")), "about:blank");
    devices.push(device);
    await device.context.addInitScript(installPageClock);
    return device;
  };
  const close = async (): Promise<void> => {
    await Promise.all(devices.map(({ context }) => context.close()));
    await damim.stop();
    rmSync(profiles, { recursive: true, force: true });
  };
  try {
    await waitForCompressedWeb();
    const teacher = await fillYear(damim, await openProfile(), about);
    const openNewDevice = async (): Promise<Device> => {
      const device = await openProfile();
      await signIn(damim, device.context, teacher);
      return device;
    };
    return { damim, teacher, openNewDevice, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The first start after a build compresses its files, beside everything else that it does. */
export async function waitForCompressedWeb(): Promise<void> {
  const isWaiting = (file: string): boolean =>
    statSync(path.join(WEB_ROOT, file)).size >= 1024 &&
    !existsSync(path.join(WEB_ROOT, `${file}.gz`));
  while (globSync("**/*.{html,js,css}", { cwd: WEB_ROOT }).some(isWaiting)) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function fillYear(
  damim: RunningDamim,
  { context }: Device,
  { studentCount, rowCount, wholeMonth, isMonthAlone = isSmallest }: ClassOptions,
): Promise<KnownTeacher> {
  const teacher = await openTeacher(damim, context, { studentCount });
  const rows = buildYearOfRecords({
    year: recordYear,
    students: teacher.students,
    rowCount,
    without: today,
    shownMonth: wholeMonth ?? toMonth(today),
    isEveryDayShown: wholeMonth !== undefined,
    isMonthAlone,
  });
  // An hour ago: what is done on screen wins over it.
  const clock = createClock({ now: () => now() - 3_600_000, deviceId: "bench" });
  for (let start = 0; start < rows.length; start += OPS_PER_SCOPE_LIMIT) {
    const ops = rows.slice(start, start + OPS_PER_SCOPE_LIMIT).map(({ kind, id, set }, n) => ({
      n,
      kind,
      id,
      set: { [DEAD]: false, ...set },
      at: clock.tick(),
    }));
    // Nothing is asked back: the sequence lies beyond every row.
    const scope = { scope: yearScope(teacher.uid, recordYear), since: rowCount * 2, ops };
    const reply = await post(damim, context.request, "sync", {
      protocol: PROTOCOL_VERSION,
      scopes: [scope],
    });
    if (JSON.stringify(reply).includes('"refusal"')) throw new Error("a row was refused");
  }
  await context.close();
  return teacher;
}

/** How many rows this page's browser has on its disk. */
function countRowsOnDisk(device: Device, uid: string): Promise<number> {
  return device.page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(name);
        // Not there yet: making it is the app's business.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction("rows").objectStore("rows").count();
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
    `damim-${uid}`,
  );
}

/** Resolves with the milliseconds since the page's navigation, to the next 50, when `count` rows are on its disk. */
export async function waitForAllRows(device: Device, uid: string, count: number): Promise<number> {
  while ((await countRowsOnDisk(device, uid)) < count) await device.page.waitForTimeout(50);
  return device.page.evaluate(() => performance.now());
}
