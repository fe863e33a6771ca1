import { useCallback, useEffect, useState } from "react";
import {
  enterFullscreen,
  leaveFullscreen,
  watchFullscreenEnd,
} from "../../../platform/fullscreen.ts";

/** Whether the board stands alone and large, for the screen in front of the class. Escape ends it. */
export function usePresenting(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(false);
  const set = useCallback((next: boolean) => {
    setOn(next);
    if (next) enterFullscreen();
    else leaveFullscreen();
  }, []);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.isComposing) set(false);
    };
    addEventListener("keydown", press);
    const stopWatching = watchFullscreenEnd(() => setOn(false));
    return () => {
      removeEventListener("keydown", press);
      stopWatching();
    };
  }, [isOn, set]);
  return [isOn, set];
}
