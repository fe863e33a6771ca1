import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";

/** A drag ends without a release, and so does a press that opens a list of the system's: the next key or letter tells. */
const RELEASES = ["mouseup", "dragend", "keydown", "input"] as const;

/**
 * Does what leaving a field brings about. Where a press leaves it, that waits until the press is let go: were it done at
 * once, the page would move under the pointer, and a press that ends beside its button counts for nothing. The click
 * comes after it, and finds it done.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const end = (): (() => void) | undefined => {
      isPressed.current = false;
      const act = waiting.current;
      waiting.current = undefined;
      return act;
    };
    const release = (): void => {
      const act = end();
      if (act) flushSync(act);
    };
    const press = (): void => {
      release();
      isPressed.current = true;
    };
    window.addEventListener("mousedown", press, options);
    for (const type of RELEASES) window.addEventListener(type, release, options);
    return () => {
      listening.abort();
      // A page that goes under the press takes nothing along.
      end()?.();
    };
  }, []);
  return (act) => {
    if (isPressed.current) waiting.current = act;
    else act();
  };
}
