import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchChromium, openDevice } from "../../e2e/support/open-browser.ts";
import { createDice } from "../../apps/web/src/testing/throw-dice.ts";
import { arrive, type Ground } from "./arrive.ts";
import { listControls, NAMES_ARE_TOLD, type Control } from "./controls.ts";
import type { Place } from "./places.ts";
import { pressControl, writeInto } from "./press.ts";
import { listDialogs, readsAnywhere } from "./read-page.ts";
import { type Find, lookAtPage, watchContext, watchServer } from "./watch.ts";
import { measureSlowness } from "./slowness.ts";

export interface Walk {
  readonly presses: number;
  readonly finds: readonly Find[];
  /** What was done, step by step. */
  readonly steps: readonly string[];
}

/** What is never pressed: it ends the walk, or leads out of the product. */
const NEVER =
  /로그아웃|탈퇴|계정 (?:지우기|삭제)|다른 기기 모두|비밀번호|둘러보기 끝내기|메일로 알리기/;
/** A window that the product opened closes itself; one that was gone to does not. */
const EXPECTED = /Scripts may close only/;
/** One day, one time, one number: no words that a person would miss (`tools/typed-words.test.ts`). */
const WORDLESS = /(?:날|날짜|시각|시간|번호|끝|시작)$/;
const STILL_MS = 250;

export const launchWanderer = (): Promise<Browser> => launchChromium([NAMES_ARE_TOLD]);

/** Somebody new opens one page and presses what is there. The same seed presses the same. */
export async function walk(
  ground: Ground,
  place: Place,
  about: {
    readonly seed: number;
    readonly steps: number;
    readonly untilMs: number;
    /** Half of the presses are on these, where they are there. */
    readonly names: RegExp | undefined;
  },
): Promise<Walk> {
  const { damim, browser, lived } = ground;
  const { look, deviceUse } = place;
  const dice = createDice(about.seed);
  const device = await openDevice(browser, "about:blank", {
    ...look.options,
    // Its own trouble is told with the finds.
    expectedStatuses: [400, 401, 403, 404, 409, 429],
  });
  const { context, page } = device;
  const finds: Find[] = [];
  const steps: string[] = [];
  let typed = lived.words;
  let home = damim.url;
  let presses = 0;
  const find = (kind: string, what: string): void =>
    void finds.push({ kind, what, step: steps.length });
  try {
    await watchContext(context);
    watchServer(context, find);
    context.setDefaultTimeout(15_000);
    page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
    home = await arrive({ ...ground, context, page, place });
    if (page.url() !== home) await page.goto(home);
    await page.locator("h1, h2, main").first().waitFor();
    await rest(page);
    let controls = await lookAround();
    while (finds.length === 0 && steps.length < about.steps && Date.now() < about.untilMs) {
      await step(controls);
      await rest(page);
      await closeOthers(context, page);
      controls = await lookAround();
    }
  } finally {
    await context.close();
  }
  return { presses, finds, steps };

  async function lookAround(): Promise<readonly Control[]> {
    const slowness = await measureSlowness(page);
    finds.push(...(await lookAtPage(page, { look, step: steps.length, slowness, typed })));
    const controls = await listControls(page);
    for (const { role, name } of controls)
      if (name === "" && role !== "") find("a control without name", role);
    for (const trouble of device.troubles.filter((each) => !EXPECTED.test(each)))
      find("console", toKind(trouble));
    return controls;
  }

  async function step(controls: readonly Control[]): Promise<void> {
    const able = controls.filter(({ name }) => name !== "" && !NEVER.test(name));
    const throwOf100 = dice.below(100);
    if (throwOf100 < 5) return leap("Back", () => page.goBack({ waitUntil: "commit" }));
    if (throwOf100 < 8) return leap("reload", () => page.reload());
    if (throwOf100 < 10) return goOffline();
    const isAsked = (await page.locator("[role=dialog]").count()) > 0;
    if (throwOf100 < (isAsked ? 24 : 14)) return pressEscape();
    const fields = able.filter(({ field }) => field !== undefined);
    const field = throwOf100 < 46 && dice.pick(prefer(fields));
    if (field) {
      const words = await writeInto(page, field, dice);
      steps.push(`${words} → ${field.role} ${field.name}`);
      typed += words;
      presses++;
      if (field.field === "text" && dice.isLucky(0.35)) await reloadIn(field, words);
      return;
    }
    const control = dice.pick(prefer(able.filter((each) => each.field === undefined)));
    if (!control) return leap("reload", () => page.goto(home));
    const isByKey = !look.options.hasTouch && dice.isLucky(0.4);
    const isTwice = dice.isLucky(0.1);
    const before = page.url();
    const how = { isByKey, isTwice, isTouch: look.options.hasTouch };
    const isPressed = await pressControl(page, control, how);
    steps.push(
      `${isByKey ? "Enter" : "press"} ${control.role} ${control.name}${isPressed ? "" : " (gone)"}`,
    );
    if (!isPressed) return;
    presses += isTwice ? 2 : 1;
    if (isByKey) await checkFocus(control, before);
  }

  function prefer(controls: readonly Control[]): readonly Control[] {
    const { names } = about;
    const named = names ? controls.filter(({ name }) => names.test(name)) : [];
    return named.length > 0 && dice.isLucky(0.5) ? named : controls;
  }

  async function leap(name: string, work: () => Promise<unknown>): Promise<void> {
    steps.push(name);
    await work().catch(() => undefined);
    if (!page.url().startsWith(damim.url)) await page.goto(home);
  }

  async function pressEscape(): Promise<void> {
    steps.push("Escape");
    const open = await listDialogs(page);
    await page.keyboard.press("Escape");
    await rest(page);
    const isLeft = async (): Promise<boolean> =>
      open.length > 0 && String(await listDialogs(page)) === String(open);
    if (!(await isLeft())) return;
    // Its way out, or a field's list that was open above it.
    await page.keyboard.press("Escape");
    await page.waitForTimeout(STILL_MS * 2);
    if (await isLeft()) find("Escape leaves a dialog", open.at(-1) ?? "");
  }

  async function goOffline(): Promise<void> {
    steps.push("offline for a while");
    await context.setOffline(true);
    await page.waitForTimeout(STILL_MS);
    const [first] = await listControls(page);
    if (first && !NEVER.test(first.name)) await pressControl(page, first, {});
    await context.setOffline(false);
  }

  /** Another page begins where it begins. */
  async function checkFocus({ role, name }: Control, before: string): Promise<void> {
    const isLost = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement === document.body || !document.activeElement);
    for (const ms of [STILL_MS, STILL_MS * 3]) {
      await page.waitForTimeout(ms);
      if (page.url() !== before || !(await isLost())) return;
    }
    find("focus lost", `${role} ${name}`);
  }

  /** What was typed is on the page again, or on this device. */
  async function reloadIn({ role, name }: Control, words: string): Promise<void> {
    if (role === "searchbox" || role === "combobox" || deviceUse === "shared") return;
    if (WORDLESS.test(name)) return;
    // Spaces around them are nobody's loss.
    const [mark = words] = /말\d+$/.exec(words) ?? [];
    const isThere = (): Promise<boolean> => page.evaluate(readsAnywhere, mark);
    if (!(await isThere())) return;
    steps.push("reload in the middle");
    await page.reload();
    await page.locator("h1, h2, main").first().waitFor();
    if (!(await isThere())) find("words gone after reload", `${role} ${name}`);
  }
}

/** Nothing moves, and what was asked for is here. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(STILL_MS);
  await page.waitForLoadState("domcontentloaded").catch(() => undefined);
}

async function closeOthers(context: BrowserContext, own: Page): Promise<void> {
  for (const page of context.pages()) if (page !== own) await page.close();
}

/** Without numbers and names that are others in the next walk. */
function toKind(trouble: string): string {
  return trouble.replaceAll(/https?:\/\/\S+/g, "").slice(0, 160);
}
