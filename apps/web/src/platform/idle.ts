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

/**
 * Resolves when what is being put on the screen now has been painted, at the latest after half a second: a page in
 * the background paints nothing.
 */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    // The first frame may begin before the screen is ready; the second has it, and the task after it is past the paint.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
  });
}
