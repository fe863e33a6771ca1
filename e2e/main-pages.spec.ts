import { beforeAll, expect, it } from "vitest";
import { findViolations } from "./support/find-violations.ts";
import { now } from "./support/fixed-day.ts";
import { moveDate } from "./support/move-date.ts";
import { listScreens } from "./support/list-screens.ts";
import { listWide } from "./support/list-wide.ts";
import { openDevice, type Device } from "./support/open-browser.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher } from "./support/teacher.ts";
import { waitForRest } from "./support/wait-for-rest.ts";

const DESKTOP = { width: 1366, height: 768 };
/** A small phone, or a desktop under a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };

/** What the list of screens does not name: the main screen, and other views of a page. */
const VIEWS = [
  "/",
  "/attendance?view=month",
  "/consulting?view=promises",
  "/checkListMemo?about=listMemo&view=lists",
  "/checkListMemo?about=listMemo&view=coverage",
  "/todo?about=todoList&view=list",
];
const paths = [...VIEWS, ...(await listScreens())];

const [damim, browser] = await shareDamim();
const url = damim.url.replace(/\/$/, "");
let device: Device;
beforeAll(async () => {
  // Axe is put into the page, which our policy would refuse. All other journeys run with it.
  const options = { bypassCSP: true, reducedMotion: "reduce", serviceWorkers: "block" } as const;
  device = await openDevice(browser, "about:blank", options);
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
  await moveDate(device.context, longest);
  await device.page.goto(url);
  await device.page.locator("main h1, main h2").first().waitFor();
});

/** As a link of the app does: loaded anew, each page would take a second more. Its files come first, then it stands there. */
async function goTo(path: string): Promise<void> {
  const { page } = device;
  const before = await page.locator("main").innerHTML();
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `${url}${path}`);
  await expect.poll(() => page.locator("main").innerHTML()).not.toBe(before);
}

/** Every screen, dialog, device and theme: `npm run test:deep -- axe`. */
it.each(paths)(
  "axe finds nothing on %s, and it need not be scrolled sideways at 320 px on the longest day",
  async (path) => {
    const { page } = device;
    await goTo(path);
    // The title of what stands in front of a class is above its main part.
    await page.locator("main h1, main h2, header:has(h1) ~ main > *").first().waitFor();
    const violations = await findViolations(page);
    await page.setViewportSize(NARROW);
    await waitForRest(page);
    // What is drawn anew for a phone may still be on its way.
    await expect.poll(() => listWide(page, path)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(violations).toEqual([]);
    expect(device.troubles).toEqual([]);
  },
);
