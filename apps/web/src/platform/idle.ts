const LONGEST_WAIT_MS = 500;

/** Resolves when the page has drawn and has nothing else to do, at the latest after half a second. */
export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    } else {
      // Safari: the next task at least lets what is waiting go first.
      setTimeout(resolve, 0);
    }
  });
}
