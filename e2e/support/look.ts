import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findViolations, showTheme } from "./find-violations.ts";
import { listWide } from "./list-wide.ts";
import { waitForRest } from "./wait-for-rest.ts";

const isDeep = process.env["DEEP_COUNT"] !== undefined;

/**
 * A journey has come to a screen that is to be looked at: with `npm run test:deep -- axe` axe finds nothing there in
 * light and in dark, as wide as it is and at 320 px, and nothing is wider than that. `npm test` walks on: it looks at
 * each page once (`e2e/main-pages.spec.ts`). Leaves the page light and as wide as it was.
 */
export async function look(page: Page): Promise<void> {
  if (!isDeep) return;
  const size = page.viewportSize() ?? { width: 1366, height: 768 };
  const troubles: string[] = [];
  for (const width of [size.width, 320]) {
    await page.setViewportSize({ width, height: size.height });
    for (const theme of ["dark", "light"] as const) {
      await showTheme(page, theme);
      const violations = await findViolations(page);
      troubles.push(...violations.map((words) => `${theme} ${width}: ${words}`));
    }
  }
  await waitForRest(page);
  troubles.push(...(await listWide(page, "320 px")));
  await page.setViewportSize(size);
  expect(troubles, page.url()).toEqual([]);
}
