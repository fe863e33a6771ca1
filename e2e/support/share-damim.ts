import type { Browser } from "playwright-core";
import { afterAll } from "vitest";
import { launchChromium } from "./open-browser.ts";
import { startDamim, type RunningDamim } from "./start-damim.ts";

let shared: Promise<[RunningDamim, Browser]> | undefined;

/** The server and the browser of this worker. Both end with the worker; what is open in them, with who opened it. */
export function findDamim(): Promise<[RunningDamim, Browser]> {
  return (shared ??= Promise.all([startDamim(), launchChromium()]));
}

/**
 * `findDamim`, the same for all its journeys: each makes its own teacher. At the end of the file that asks, nothing of
 * it is open in the browser that the next one gets. A journey that ends one of them, or needs another one, starts it:
 * `startDamim`, `launchChromium`.
 */
export async function shareDamim(): Promise<[RunningDamim, Browser]> {
  const [damim, browser] = await findDamim();
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return [damim, browser];
}
