/** Runs the work after the next picture is on the screen: what was just changed shows first. */
export function afterPaint(work: () => void): void {
  // A frame that never comes (a tab in the background) must not hold the work back.
  if (document.visibilityState === "hidden") return void setTimeout(work, 0);
  requestAnimationFrame(() => setTimeout(work, 0));
}
