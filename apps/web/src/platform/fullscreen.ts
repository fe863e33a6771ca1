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
