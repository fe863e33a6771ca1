import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { watchActivity } from "../../platform/activity.ts";
import {
  enterFullscreen,
  isFullscreen,
  leaveFullscreen,
  watchFullscreen,
} from "../../platform/fullscreen.ts";
import { keepScreenOn } from "../../platform/wake-lock.ts";

const RESTING_MS = 5_000;

/** Whether no hand has touched mouse, keys or screen for five seconds: what is pressed may go out of sight. */
export function useRestingHands(): boolean {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setResting(true), RESTING_MS);
    };
    const stop = watchActivity(() => {
      setResting(false);
      wait();
    });
    wait();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return isResting;
}

/** Whether the board fills the screen, and the way to change that. */
export function useFullscreen(): readonly [isFull: boolean, toggle: () => void] {
  const isFull = useSyncExternalStore(watchFullscreen, isFullscreen);
  const toggle = useCallback(() => {
    if (isFullscreen()) leaveFullscreen();
    else enterFullscreen();
  }, []);
  return [isFull, toggle];
}

/** Keeps the screen on while the board is there. False: this browser cannot. */
export function useScreenKeptOn(): boolean {
  const [isOn, setOn] = useState(true);
  useEffect(() => keepScreenOn(setOn), []);
  return isOn;
}

/** F fills the screen, Esc goes back to the window and then away. By the place of the key: Hangul may be on. */
export function useBoardKeys(toggleFullscreen: () => void, leave: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || document.querySelector("dialog[open], [role=dialog]")) return;
    if (event.code === "KeyF" && !event.repeat) toggleFullscreen();
    else if (event.key !== "Escape") return;
    else if (document.fullscreenElement) leaveFullscreen();
    else leave();
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
