/**
 * 24 hours of the board in front of a class by a fake clock, a tick a second, beside a bare page that writes the time, an
 * hour of each in turns in one run: script, style and layout of a tick, with the page's nodes and listeners at the end.
 */
import { bellsKind } from "@damim/domain/bells/bells.ts";
import { presetBells } from "@damim/domain/bells/preset-bells.ts";
import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isSchoolOpen, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import type { Page } from "playwright-core";
import { launchChromium, openDevice } from "../e2e/support/open-browser.ts";
import { waitUntilKept, waitUntilRested } from "../e2e/support/screen.ts";
import { startDamim } from "../e2e/support/start-damim.ts";
import { openTeacher, push, recordYear, today } from "../e2e/support/teacher.ts";
import { installFakeDay, type FakeDay } from "./support/fake-day.ts";
import { printFigure, round } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const HOURS = orLeast(24);
const TICKS = orLeast(3_600, 60);
/** The day before: compiles what a day runs. */
const UNCOUNTED_HOURS = orLeast(24);
const MOST_RATIO = 2;

const [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
try {
  const { page, context } = await openDevice(browser, "about:blank");
  const { uid } = await openTeacher(damim, context, { studentCount: 26 });
  const rows = presetBells[0]?.rows ?? [];
  await push(damim, context.request, yearScope(uid, recordYear), [
    { kind: bellsKind.name, id: "b1", set: { name: "평소", days: "12345", rows } },
  ]);
  await page.goto(damim.url);
  await waitUntilRested(page);
  await waitUntilKept(page);
  // A day to come: no server is there to say that it is not yet.
  await context.setOffline(true);
  const midnight = Date.parse(`${findSchoolDay(addDays(today, 2))}T00:00:00+09:00`);
  await page.addInitScript(installFakeDay, midnight - UNCOUNTED_HOURS * TICKS * 1_000);
  await page.goto(`${damim.url}classTimeTable/board`);
  await page.getByRole("timer", { name: "지금", exact: true }).waitFor();
  const bare = await openBarePage(await context.newPage(), midnight);
  for (let hour = 0; hour < UNCOUNTED_HOURS; hour += 1) {
    await runHour(page);
    await runHour(bare);
  }
  const before = await countThings(page);
  await page.evaluate(watchParts);
  let [ours, theirs] = [0, 0];
  for (let hour = 0; hour < HOURS; hour += 1) {
    ours += await runHour(page);
    theirs += await runHour(bare);
  }
  const parts = await page.evaluate(() => (globalThis as unknown as { parts: string[] }).parts);
  const after = await countThings(page);
  const perTick = (ms: number): string => `${round((ms / HOURS / TICKS) * 1_000)} µs`;
  const ratio = ours / theirs;
  printFigure({
    name: "board, 24 h of ticks: a tick, with style and layout",
    ours: `${perTick(ours)}; ${round(ratio, 2)} × a bare page (${perTick(theirs)})`,
    budget: `≤ ${MOST_RATIO} × the bare page`,
    holds: ratio <= MOST_RATIO,
  });
  // Each bell of a lesson, and the next day at midnight.
  const edges = rows.filter(({ type }) => type === "lesson").length * 2 + 1;
  printFigure({
    name: "board, 24 h of ticks: parts of the day, nodes, listeners",
    ours: `${parts.length} parts; nodes ${before.nodes} → ${after.nodes}; listeners ${before.listeners} → ${after.listeners}`,
    budget: `${edges} parts, each once; both constant`,
    holds:
      parts.length === edges && after.nodes <= before.nodes && after.listeners <= before.listeners,
  });
} finally {
  await browser.close();
  await damim.stop();
}

function findSchoolDay(day: CalendarDay): CalendarDay {
  return isSchoolOpen(plainCalendar, day) ? day : findSchoolDay(addDays(day, 1));
}

async function openBarePage(page: Page, at: number): Promise<Page> {
  await page.setContent("<p></p>");
  await page.evaluate(installFakeDay, at);
  await page.evaluate(() => {
    const shown = document.querySelector("p");
    const tick = (): void => {
      if (shown) shown.textContent = new Date().toTimeString().slice(0, 8);
      setTimeout(tick, 1_000 - (Date.now() % 1_000));
    };
    tick();
  });
  return page;
}

/** Milliseconds. */
function runHour(page: Page): Promise<number> {
  return page.evaluate(
    (ticks) => (globalThis as unknown as { fakeDay: FakeDay }).fakeDay.run(ticks),
    TICKS,
  );
}

/** Notes each part of the day that the board comes to. */
function watchParts(): void {
  const parts: string[] = [];
  Object.assign(globalThis, { parts });
  const read = (): string => {
    const panel = document.querySelector("[role=timer]");
    return `${panel?.querySelector("h2")?.textContent ?? ""} ${panel?.querySelector(":scope > p")?.textContent ?? ""}`;
  };
  let last = read();
  new MutationObserver(() => {
    const now = read();
    if (now !== last) parts.push(now);
    last = now;
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

async function countThings(
  page: Page,
): Promise<{ readonly nodes: number; readonly listeners: number }> {
  const cdp = await page.context().newCDPSession(page);
  // What was drawn last is let go of with the next turn.
  for (let turn = 0; turn < 3; turn += 1) {
    await page.waitForTimeout(100);
    await cdp.send("HeapProfiler.collectGarbage");
  }
  await cdp.send("Performance.enable");
  const { metrics } = await cdp.send("Performance.getMetrics");
  await cdp.detach();
  const find = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0;
  return { nodes: find("Nodes"), listeners: find("JSEventListeners") };
}
