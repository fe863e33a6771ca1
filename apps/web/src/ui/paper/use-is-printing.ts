import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;

/** Whether the page is being put on paper: what is drawn in parts on screen is then drawn whole, at once. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(watch, () => isPrinting);
}

function watch(listener: () => void): () => void {
  const set = (next: boolean) => (): void => {
    isPrinting = next;
    // The browser lays out for paper when the event's listeners have returned.
    flushSync(listener);
  };
  const [start, end] = [set(true), set(false)];
  addEventListener("beforeprint", start);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", start);
    removeEventListener("afterprint", end);
  };
}
