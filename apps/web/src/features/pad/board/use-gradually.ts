import { useLayoutEffect, useState } from "react";

const FIRST = 24;
const STEP = 69;

/**
 * How many of so many cards are drawn by now: a screenful at once, the rest some at a time, so that a board of
 * hundreds shows at once and never keeps a finger waiting.
 */
export function useGradually(total: number): number {
  const [drawn, setDrawn] = useState(FIRST);
  const isWhole = drawn >= total;
  useLayoutEffect(() => {
    if (isWhole) return;
    // A message and no frame: those of a tab in the background never come, and here several fit into one.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => setDrawn((count) => count + STEP);
    port2.postMessage(undefined);
    return () => port1.close();
  }, [drawn, isWhole]);
  return isWhole ? total : drawn;
}
