import axe from "axe-core";
import type { Page } from "playwright-core";
import { waitForRest } from "./wait-for-rest.ts";

/** In light; with each theme on each width where the whole catalogue runs (`npm run test:deep -- axe`). */
const isDeep = process.env["DEEP_COUNT"] !== undefined;

/**
 * What is wrong with the screen as it stands: axe's findings of WCAG 2.2 AA, and anything that makes the page wider
 * than 320 px. Empty is right. Leaves the page light and as wide as it was.
 */
export async function listScreenTroubles(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize() ?? { width: 1366, height: 768 };
  const troubles: string[] = [];
  for (const colorScheme of isDeep ? (["light", "dark"] as const) : (["light"] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    for (const width of [size.width, 320]) {
      await page.setViewportSize({ width, height: size.height });
      await waitForRest(page);
      const where = `${colorScheme} ${width}: `;
      if (isDeep || width === size.width) {
        troubles.push(...(await listViolations(page)).map((words) => where + words));
      }
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
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await here.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      resultTypes: ["violations"],
      preload: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  });
}
