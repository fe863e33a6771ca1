import type { Random } from "@damim/sync/testing/random.ts";
import type { Page } from "playwright-core";
import { findDialog, waitForSyncState } from "./screen.ts";

/**
 * Somebody with several tabs who writes slips in whichever comes to hand: types on, rests, closes the window either way,
 * goes to another tab in the middle of a word's row, reloads. Returns the words, each typed once.
 */
export async function walkSlips(
  pages: readonly Page[],
  steps: number,
  random: Random,
): Promise<readonly string[]> {
  const words: string[] = [];
  const open = new Set<Page>();
  const close = async (page: Page, end: string): Promise<void> => {
    await page.keyboard.press(end);
    await findDialog(page, "짧은 메모").waitFor({ state: "hidden" });
    open.delete(page);
  };
  for (let step = 0; step < steps; step += 1) {
    const page = pages[random.below(pages.length)];
    if (!page) throw new Error("a tab at least");
    await page.bringToFront();
    const chance = random.below(100);
    if (!open.has(page)) {
      await openSlip(page);
      open.add(page);
    } else if (chance < 12) {
      await page.reload();
      open.delete(page);
      await waitForSyncState(page, "저장됨");
      continue;
    } else if (chance < 24) await page.waitForTimeout(1_700);
    else if (chance < 48) {
      await close(page, chance < 36 ? "Escape" : "Control+Enter");
      continue;
    }
    const word = `낱말${words.length + 1}끝`;
    words.push(word);
    await page.keyboard.type(` ${word}`);
  }
  for (const page of open) {
    await page.bringToFront();
    await close(page, "Control+Enter");
  }
  return words;
}

/** Brings a tab forward and opens its window for short memos; it has the keys. */
export async function openSlip(page: Page): Promise<void> {
  await page.bringToFront();
  await page.keyboard.press("Control+Alt+m");
  const field = findDialog(page, "짧은 메모").getByRole("textbox");
  await field.and(page.locator(":focus")).waitFor();
}

/** Every place of this browser where half-written words lie. */
export function readDraftPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));
}
