import { useEffect, useState } from "react";

const FIRST = 24;
const STEP = 30;

/**
 * How many of so many cards are drawn by now: a screenful at once, the rest a few at a time, so that a board of
 * hundreds shows at once and never keeps a finger waiting.
 */
export function useGradually(total: number): number {
  const [drawn, setDrawn] = useState(FIRST);
  const isWhole = drawn >= total;
  useEffect(() => {
    if (isWhole) return;
    // Not a frame: those of a tab in the background never come.
    const timer = setTimeout(() => setDrawn((count) => count + STEP), 0);
    return () => clearTimeout(timer);
  }, [drawn, isWhole]);
  return isWhole ? total : drawn;
}
