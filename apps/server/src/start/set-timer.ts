/** Returns the end of it. */
export function setTimer(work: () => void, delayMs: number): () => void {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}
