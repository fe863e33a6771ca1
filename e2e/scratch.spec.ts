import { afterAll, beforeAll, it } from "vitest";
import type { Browser } from "playwright-core";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { openDevice } from "./support/open-browser.ts";
import { closeDevices, shareDamim } from "./support/share-damim.ts";
import type { RunningDamim } from "./support/start-damim.ts";
import { openTeacher, push, recordYear, today } from "./support/teacher.ts";
import { buildSchedule } from "../tools/screenshots/schedule-of-pictures.ts";
import { buildChecks } from "../tools/screenshots/checks-of-pictures.ts";
import { buildConsults } from "../tools/screenshots/consults-of-pictures.ts";
import { buildMonthOfMarks } from "../tools/screenshots/class-of-pictures.ts";
let damim: RunningDamim;
let browser: Browser;
beforeAll(async () => {
  [damim, browser] = await shareDamim();
});
afterAll(closeDevices);
it("looks", async () => {
  const device = await openDevice(browser, "about:blank", {
    bypassCSP: true,
    reducedMotion: "reduce",
  });
  const { page, context } = device;
  page.on("pageerror", (e) => console.log("ERR", e.stack));
  page.on("requestfailed", (r) => console.log("RF", r.url(), r.failure()?.errorText));
  page.on("response", (r) => r.status() >= 400 && console.log(r.status(), r.url()));

  const { uid, students } = await openTeacher(damim, context, {
    studentCount: 26,
    marks: (s) => buildMonthOfMarks(s, today),
  });
  await push(damim, context.request, yearScope(uid, recordYear), [
    ...buildSchedule(today, Date.now() - 3600_000),
    ...buildChecks(students, today),
    ...buildConsults(students, today),
  ]);
  const paths = (process.env["LOOK"] ?? "todo").split(",");
  for (const [at, path] of paths.entries()) {
    for (const [name, width, height] of [
      ["d", 1366, 768],
      ["p", 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(damim.url + path);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/look-${at}-${name}.png` });
      await page.emulateMedia({ colorScheme: "dark" });
      await page.waitForTimeout(200);
      await page.screenshot({ path: `/tmp/look-${at}-${name}-dark.png` });
      await page.emulateMedia({ colorScheme: "light" });
    }
  }
  console.log(device.troubles);
}, 60_000);
