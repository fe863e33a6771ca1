const SCREEN_LOCKED = "damim:screen-locked";

/** The screen lock came down: open records shut with it. */
export function tellScreenLocked(): void {
  dispatchEvent(new Event(SCREEN_LOCKED));
}

/** Returns the way to stop. */
export function watchScreenLocked(listener: () => void): () => void {
  addEventListener(SCREEN_LOCKED, listener);
  return () => removeEventListener(SCREEN_LOCKED, listener);
}
