import type { Locator } from "playwright-core";

/**
 * The pointer rests on the place and is held for a moment, as by hand; only the lift is measured. Not by the place's own
 * `click`, which looks in the page at each event what lies below the pointer.
 */
export async function tap(place: Locator): Promise<void> {
  await place.hover();
  const page = place.page();
  await page.waitForTimeout(150);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}
