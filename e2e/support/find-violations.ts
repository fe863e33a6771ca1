import { source } from "axe-core";
import type { Page } from "playwright-core";
import { waitForRest } from "./wait-for-rest.ts";

/**
 * What axe finds wrong on the page as it stands, a line a rule with the places. The page's context must
 * bypass the content security policy. Base UI's focus guards are its own: hidden stops of the Tab key.
 */
export async function findViolations(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(source);
  await waitForRest(page);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(
      {
        include: [document.documentElement],
        exclude: ["[data-base-ui-focus-guard]"],
      },
      // No rule of ours reads the style sheets that axe would fetch a second time.
      { resultTypes: ["violations"], preload: false },
    );
    return violations.map(({ id, help, nodes }) => {
      const places = nodes.map(({ target, failureSummary }) =>
        `${target.join(" ")} (${failureSummary ?? ""})`.replaceAll(/\s+/g, " "),
      );
      return `${id}: ${help}: ${places.join(" | ")}`;
    });
  });
}

/**
 * Puts the page into a theme. Its colours are on their way yet: `findViolations` waits for them. Pages of the server follow
 * the device at once, and have none of their own.
 */
export async function showTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  if ((await page.locator("html[data-theme]").count()) > 0)
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
}

declare global {
  var axe: typeof import("axe-core");
}
