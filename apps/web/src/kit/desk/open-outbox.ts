const OPEN_OUTBOX = "open-outbox";

/** Opens 보낼 목록 over the page that stands: what waits, what was refused, what was left half-written. */
export function openOutbox(): void {
  dispatchEvent(new Event(OPEN_OUTBOX));
}

/** For the row above every page. The answer stops it. */
export function hearOpenOutbox(open: () => void): () => void {
  addEventListener(OPEN_OUTBOX, open);
  return () => removeEventListener(OPEN_OUTBOX, open);
}
