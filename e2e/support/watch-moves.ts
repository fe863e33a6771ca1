import type { BrowserContext, Page } from "playwright-core";

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Every page of `context` counts what moves on it by itself, from its first picture on: `readMoved`. */
export async function watchMoves(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) moved += entry.value;
      document.documentElement.dataset["moved"] = String(moved);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The layout shift since the page was opened. More than 0.02 is seen (`17-day.md`, 1). */
export function readMoved(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset["moved"] ?? 0));
}
