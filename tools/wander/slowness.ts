import os from "node:os";
import type { Page } from "playwright-core";

let fastest = Infinity;

/**
 * How many times slower this machine is now than it was at its best, or how many wait for a core of it: what is short is
 * not interrupted, and what is long is. A floor for what takes long; at least 1.
 */
export async function measureSlowness(page: Page): Promise<number> {
  const took = await page.evaluate(() => {
    const begunAt = performance.now();
    let sum = 0;
    for (let at = 0; at < 400_000; at++) sum += Math.sqrt(at);
    return performance.now() - begunAt + (sum > 0 ? 0.1 : 0);
  });
  fastest = Math.min(fastest, took);
  const [waiting = 0] = os.loadavg();
  return Math.max(took / fastest, waiting / os.availableParallelism());
}
