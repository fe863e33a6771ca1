import { useEffect, useEffectEvent } from "react";
import type { GameLoop } from "./use-game-loop.ts";

const KEYS: ReadonlySet<string> = new Set([" ", "Enter", "ArrowUp", "PageDown"]);

/** Keys and a clicker while a round runs. A clicker cannot be held: one press begins, the next one ends. */
export function useHands({ isPlaying, hand }: GameLoop): void {
  const press = useEffectEvent((isDown: boolean, event: KeyboardEvent): void => {
    if (!KEYS.has(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    if (event.key !== "PageDown") hand(isDown, event.timeStamp);
    else if (isDown) {
      hand(true, event.timeStamp);
      hand(false, event.timeStamp);
    }
  });
  useEffect(() => {
    if (!isPlaying) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener("keydown", (event) => press(true, event), options);
    addEventListener("keyup", (event) => press(false, event), options);
    return () => stop.abort();
  }, [isPlaying]);
}
