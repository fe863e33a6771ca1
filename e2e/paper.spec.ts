import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDevice, type Device } from "./support/open-browser.ts";
import { mark } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher } from "./support/teacher.ts";

const LONG_NAME = "알렉산드라 빅토리아 나타샤 로마노프";

const [damim, browser] = await shareDamim();
let device: Device;
let page: Page;

beforeAll(async () => {
  device = await openDevice(browser, "about:blank", {
    serviceWorkers: "block",
    colorScheme: "dark",
  });
  page = device.page;
  const { students } = await openTeacher(damim, device.context, {
    studentCount: 12,
    describe: (student) => (student.number === 1 ? { ...student, name: LONG_NAME } : student),
  });
  const [first] = students;
  if (!first) throw new Error("a class of one at least");
  await page.goto(`${damim.url}attendance`);
  await mark(page, first, { kind: "absent", reason: "illness" }, { note: "독감" });
});
afterAll(() => {
  expect(device.troubles).toEqual([]);
});

/** The names of 12 pupils stand on paper; those who were there all day do not stand in the month's papers. */
describe("the browser's own print, of a dark screen,", () => {
  it.each([
    ["attendance", "a day as seats"],
    ["attendance?view=list", "a day as a list"],
    ["attendance?view=month", "a month"],
    ["manageAttendance", "the look-up"],
    ["manageAttendance/close", "the close of a month"],
    ["manageAttendance/close?view=papers", "papers"],
    ["student-manage", "the roster"],
  ])("of %s (%s) is black on white, with whole names", async (path) => {
    await page.goto(`${damim.url}${path}`);
    await page.getByText(LONG_NAME).first().waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });

    await expect
      .poll(() => page.evaluate(readPaper, LONG_NAME))
      .toEqual({
        hasName: true,
        cutNames: [],
        colours: ["rgb(0, 0, 0)"],
      });

    await page.emulateMedia({ media: null, colorScheme: "dark" });
  });
});

/** What stands on paper: the texts that are seen, their colours, and names that are cut off. */
function readPaper(name: string): {
  readonly hasName: boolean;
  readonly cutNames: readonly string[];
  readonly colours: readonly string[];
} {
  const isSeen = (place: Element): boolean =>
    place.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
    place.getBoundingClientRect().width > 1;
  const places = [...document.querySelectorAll("main *")].filter(
    (place) =>
      isSeen(place) &&
      [...place.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  );
  const named = places.filter((place) => place.textContent.includes(name));
  const isCut = (place: Element): boolean => {
    const box = place.closest("td, th") ?? place;
    return place.scrollWidth > place.clientWidth + 1 || box.scrollWidth > box.clientWidth + 1;
  };
  return {
    hasName: named.length > 0,
    cutNames: named
      .filter((place) => getComputedStyle(place).display !== "inline" && isCut(place))
      .map((place) => place.outerHTML),
    colours: [...new Set(places.map((place) => getComputedStyle(place).color))],
  };
}
