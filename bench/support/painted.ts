import type { Device } from "../../e2e/support/open-browser.ts";

/** The page's own clock waits for the next input, and for the first frame in which the element stands. */
export function arm(page: Device["page"], selector: string, unlike?: string): Promise<void> {
  return page.evaluate((awaited) => benchClock.arm(awaited), {
    selector,
    ...(unlike === undefined ? {} : { unlike }),
  });
}

/** Milliseconds from that input to the end of that frame. */
export async function readPainted(page: Device["page"]): Promise<number> {
  const { startedAt, paintedAt } = await page.evaluate(() => benchClock.result);
  if (startedAt === undefined) throw new Error("the change came without an input");
  return paintedAt - startedAt;
}
