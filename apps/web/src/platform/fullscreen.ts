/** Fills the screen with the page where the browser allows it; the page looks the same without. */
export function enterFullscreen(): void {
  void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

export function leaveFullscreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}

/** Told when the visitor leaves by the browser's own key. Returns the way to stop. */
export function watchFullscreenEnd(listener: () => void): () => void {
  const look = (): void => {
    if (!document.fullscreenElement) listener();
  };
  document.addEventListener("fullscreenchange", look);
  return () => document.removeEventListener("fullscreenchange", look);
}

/** A page that fills the whole screen stands on a board as often as not: by our own button, by F11 or as a kiosk. */
export function isFullscreen(): boolean {
  return document.fullscreenElement !== null || matchMedia(FULLSCREEN).matches;
}

/** Told whenever `isFullscreen` may have changed. Returns the way to stop. */
export function watchFullscreen(listener: () => void): () => void {
  const stop = new AbortController();
  for (const changing of [matchMedia(FULLSCREEN), document])
    for (const type of ["change", "fullscreenchange"])
      changing.addEventListener(type, listener, stop);
  return () => stop.abort();
}

const FULLSCREEN = "(display-mode: fullscreen)";
