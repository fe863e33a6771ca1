import type { Page } from "playwright-core";

/** Ends the renderer of a page as a crash does; its other tabs, its disk and its browser go on. */
export async function killRenderer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = new Promise((resolve) => page.once("crash", resolve));
  // Never answered: who should answer is dead.
  session.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
}
