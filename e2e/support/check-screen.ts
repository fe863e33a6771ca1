import axe from "axe-core";
import type { Page } from "playwright-core";

/** Each theme and each width once; every pair of them where the whole catalogue runs (`npm run test:deep`). */
const isDeep = process.env["DEEP_COUNT"] !== undefined;

/**
 * What is wrong with the screen as it stands, in light and in dark and on a narrow phone: axe's findings
 * of WCAG 2.2 AA, and anything that makes the page wider than 320 px. Empty is right. Leaves the page
 * light and as wide as it was.
 */
export async function listScreenTroubles(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize() ?? { width: 1366, height: 768 };
  const troubles: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    const widths = isDeep ? [size.width, 320] : [colorScheme === "light" ? size.width : 320];
    for (const width of widths) {
      await page.setViewportSize({ width, height: size.height });
      const where = `${colorScheme} ${width}: `;
      troubles.push(...(await listViolations(page)).map((words) => where + words));
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      if (isTooWide) troubles.push(`${where}wider than the screen`);
    }
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: null });
  await page.setViewportSize(size);
  return troubles;
}

async function listViolations(page: Page): Promise<readonly string[]> {
  await waitForRest(page);
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await here.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    });
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  });
}

/**
 * Colours on their way from light to dark are nobody's contrast. Under reduced motion each element passes an
 * inherited colour on a frame later than its parent: only some frames without movement are rest. What
 * `content-visibility` skips never ends its movement, and no eye sees it: it is not waited for.
 */
async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const isSeenMoving = ({ effect }: Animation): boolean =>
      effect?.getComputedTiming().endTime !== Infinity &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    for (let still = 0; still < 4; still += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const moving = document.getAnimations().filter(isSeenMoving);
      if (moving.length > 0) still = -1;
      // One may scroll out of sight while it is waited for.
      await Promise.race([Promise.allSettled(moving.map((each) => each.finished)), pass(500)]);
    }
  });
}
