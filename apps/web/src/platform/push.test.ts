import { afterEach, expect, it, vi } from "vitest";
import { waitForPushWorker } from "./push.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser whose worker does not stand yet. */
function haveWorkerCome(ready: Promise<unknown>): void {
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: () => Promise.resolve({ active: null }), ready },
  });
}

it("who wants to hear by push waits for the worker that is still coming", async () => {
  const worker = { active: {} };
  haveWorkerCome(new Promise((resolve) => setTimeout(() => resolve(worker), 20)));

  expect(await waitForPushWorker()).toBe(worker);
});

it("and is told when none comes", async () => {
  vi.useFakeTimers();
  haveWorkerCome(new Promise(() => undefined));

  const asked = waitForPushWorker();
  await vi.advanceTimersByTimeAsync(15_000);

  expect(await asked).toBeUndefined();
});
