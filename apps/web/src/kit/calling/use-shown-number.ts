import { useEffect, useState } from "react";
import { watchFullscreen } from "../../platform/fullscreen.ts";

/** Long enough to dial. */
const SHOWN_MS = 20_000;

/** A number that is read from the screen hides by itself: after 20 seconds, by Ctrl+. and where the page fills the screen. */
export function useShownNumber(
  isShownAtOnce: boolean,
): readonly [isShown: boolean, toggle: () => void] {
  const [isShown, setShown] = useState(isShownAtOnce);
  useEffect(() => {
    if (!isShown) return;
    const hide = (): void => setShown(false);
    const onKey = ({ code, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (code === "Period" && (ctrlKey || metaKey)) hide();
    };
    const timer = setTimeout(hide, SHOWN_MS);
    const stop = watchFullscreen(hide);
    addEventListener("keydown", onKey, { capture: true });
    return () => {
      clearTimeout(timer);
      stop();
      removeEventListener("keydown", onKey, { capture: true });
    };
  }, [isShown]);
  return [isShown, () => setShown((was) => !was)];
}
