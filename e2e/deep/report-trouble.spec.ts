import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openReportService,
  type ReportService,
} from "../../apps/server/src/testing/open-report-service.ts";
import { look } from "../support/look.ts";
import { launchChromium, openDevice } from "../support/open-browser.ts";
import { findButton, waitUntilRested } from "../support/screen.ts";
import { startDamim, type RunningDamim } from "../support/start-damim.ts";
import { openTeacher } from "../support/teacher.ts";

const NAME = "선우카나리아";
/** A page with a bug, as a build would have it. */
const BROKEN_PAGE = `export const Component = () => {
  const student = { name: "${NAME}" };
  throw new TypeError(student.name + " is not iterable");
};`;

let service: ReportService;
let damim: RunningDamim;
let browser: Browser;
beforeAll(async () => {
  service = await openReportService();
  const env = { SENTRY_DSN: service.dsn, ANALYTICS_URL: service.analyticsUrl };
  [damim, browser] = await Promise.all([startDamim({ env }), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
  await service.close();
});

describe("an operator who named the services", () => {
  it("hears of a bug and of opened pages, and of no pupil", async () => {
    const device = await openDevice(browser, "about:blank");
    const { page, context } = device;
    await openTeacher(damim, context, { studentCount: 3, firstName: NAME });
    await context.route(/\/devices-page/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: BROKEN_PAGE }),
    );
    await page.goto(`${damim.url}attendance?about=${encodeURIComponent(NAME)}`);
    await waitUntilRested(page);
    const findPaths = (): readonly string[] => service.requests.map(({ path }) => path);
    await expect.poll(findPaths, { timeout: 60_000 }).toContain("/api/send");

    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menuitem", { name: "로그인한 기기", exact: true }).click();
    await page.getByText("죄송해요. 오류가 났어요.").waitFor();
    const findEvent = (): string | undefined =>
      service.requests.map(({ body }) => body).find((body) => body.includes('"exception"'));
    await expect.poll(findEvent, { timeout: 60_000 }).toBeDefined();
    await look(page);

    expect(findEvent()).toContain('"type":"TypeError","value":"* is not iterable"');
    expect(findEvent()).toContain('"transaction":"/devices"');
    const counted = service.requests.filter(({ path }) => path === "/api/send");
    const urls = counted.map(({ body }) => JSON.parse(body).payload.url as string);
    expect(urls[0]).toBe("/attendance");
    // Names, and what stands for a name in addresses.
    const told = JSON.stringify(service.requests);
    expect(told).not.toMatch(/카나리아|%EC%84%A0|강도윤|019aa0c4/);
    await context.close();
  });
});
