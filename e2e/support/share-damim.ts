import type { Browser } from "playwright-core";
import { launchChromium } from "./open-browser.ts";
import { startDamim, type RunningDamim } from "./start-damim.ts";

let shared: Promise<[RunningDamim, Browser]> | undefined;

/**
 * The server and the browser of this worker, the same for all its journeys: each makes its own teacher. Both end with
 * the worker. A journey that ends one of them, or needs another one, starts it: `startDamim`, `launchChromium`.
 */
export function shareDamim(): Promise<[RunningDamim, Browser]> {
  shared ??= Promise.all([startDamim(), launchChromium()]);
  return shared;
}

/** At the end of a journey's file: nothing of it is open in the browser that the next one gets. */
export async function closeDevices(): Promise<void> {
  const [, browser] = await shareDamim();
  await Promise.all(browser.contexts().map((context) => context.close()));
}
