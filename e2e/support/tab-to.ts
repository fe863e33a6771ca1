import type { Locator, Page } from "playwright-core";
import { isFocused } from "./screen.ts";

const MOST_TABS = 80;

/** Presses Tab until the control has the keyboard. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await isFocused(control)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${MOST_TABS} Tabs did not lead to ${control.toString()}`);
}
