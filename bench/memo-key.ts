/**
 * A key in a memo of 200 blocks until its letter is painted, beside the same key in a bare contenteditable of the same 200
 * paragraphs, in turns in one run, CPU four times slower. Painted is the end of the main thread's work on the frame.
 */
import { yearScope } from "@damim/domain/school-year/scope.ts";
import type { CDPSession, Page } from "playwright-core";
import { launchChromium, openDevice } from "../e2e/support/open-browser.ts";
import { waitUntilKept, waitUntilRested } from "../e2e/support/screen.ts";
import { startDamim } from "../e2e/support/start-damim.ts";
import { openTeacher, push, recordYear } from "../e2e/support/teacher.ts";
import { printFigure, round, toSpread, toSpreadText } from "./support/report.ts";
import { buildSearchText } from "./support/search-figures.ts";
import { isSmallest, orLeast } from "./support/smallest.ts";

const BLOCKS = 200;
const LETTERS = 40;
const KEYS = orLeast(40, 2);
const ROUNDS = orLeast(4);
const CPU_SLOWDOWN = orLeast(4);
const MOST_RATIO = 1.3;

const texts = Array.from({ length: BLOCKS }, (_, at) => buildSearchText(at, LETTERS));
const [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
try {
  const { page, context } = await openDevice(browser, "about:blank");
  const { uid } = await openTeacher(damim, context, { studentCount: 26 });
  const content = texts.map((text, at) => ({
    type: "paragraph",
    attrs: { id: `b${at}` },
    content: [{ type: "text", text }],
  }));
  const set = { title: texts[0], body: JSON.stringify({ type: "doc", content }), writtenAt: 1 };
  await push(damim, context.request, yearScope(uid, recordYear), [{ kind: "memo", id: "m", set }]);
  await page.goto(`${damim.url}memo?about=freeMemo&memo=m`);
  await page
    .getByRole("textbox", { name: "메모 내용", exact: true })
    .getByText(texts[99] ?? "")
    .first()
    .waitFor();
  // Else it fetches the other pages meanwhile.
  await waitUntilRested(page);
  if (!isSmallest) await waitUntilKept(page);
  const bare = await context.newPage();
  await bare.setContent(
    `<main contenteditable style="font: 16px/1.75 sans-serif">${texts.map((text) => `<p>${text}</p>`).join("")}</main>`,
  );
  const [ours, theirs]: [number[], number[]] = [[], []];
  const threads = [await watchThread(page), await watchThread(bare)] as const;
  const thread = { ours: 0, theirs: 0 };
  await pressKeys(page);
  await pressKeys(bare);
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const before = [await readThreadMs(threads[0]), await readThreadMs(threads[1])] as const;
    ours.push(...(await pressKeys(page)));
    theirs.push(...(await pressKeys(bare)));
    thread.ours += (await readThreadMs(threads[0])) - before[0];
    thread.theirs += (await readThreadMs(threads[1])) - before[1];
  }
  const ratio = toSpread(ours).p50 / toSpread(theirs).p50;
  printFigure({
    name: `memo, ${BLOCKS} blocks, CPU ×${CPU_SLOWDOWN}: key → painted`,
    ours: `${toSpreadText(ours)}; ${round(ratio, 2)} × a bare contenteditable (${toSpreadText(theirs)})`,
    budget: `≤ ${MOST_RATIO} × the bare one`,
    holds: ratio <= MOST_RATIO,
  });
  const perKey = (ms: number): string => `${round(ms / ROUNDS / KEYS, 2)} ms`;
  printFigure({
    name: "memo, a key: all work of the main thread, saving included",
    ours: `${perKey(thread.ours)}; ${round(thread.ours / thread.theirs, 2)} × a bare contenteditable (${perKey(thread.theirs)})`,
  });
} finally {
  await browser.close();
  await damim.stop();
}

/** Milliseconds of the main thread's own work, however busy the machine is. */
async function watchThread(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  return cdp;
}

async function readThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

/** Milliseconds of each key. */
async function pressKeys(page: Page): Promise<readonly number[]> {
  await page.bringToFront();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page
    .locator("[contenteditable=true] p, main[contenteditable] p")
    .nth(BLOCKS / 2)
    .click();
  await page.evaluate(watchKeys);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press("x");
    await page.waitForTimeout(60);
  }
  await cdp.detach();
  return page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
}

/** Runs in the page. */
function watchKeys(): void {
  const times: number[] = [];
  const noted = globalThis as unknown as { keyTimes?: number[]; unwatchKeys?: () => void };
  noted.unwatchKeys?.();
  const note = (event: KeyboardEvent): void => {
    requestAnimationFrame(() => {
      void scheduler.postTask(() => times.push(performance.now() - event.timeStamp), {
        priority: "user-blocking",
      });
    });
  };
  addEventListener("keydown", note, { capture: true });
  Object.assign(noted, {
    keyTimes: times,
    unwatchKeys: () => removeEventListener("keydown", note, { capture: true }),
  });
}
