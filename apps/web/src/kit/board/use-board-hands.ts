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

/** What a key or a clicker does to a board. */
export interface BoardKeys {
  readonly toggleFullscreen: () => void;
  readonly leave: () => void;
  readonly cover: () => void;
  readonly toggleSound?: (() => void) | undefined;
  /** The main button: PageDown of a clicker, Space, Enter. */
  readonly main?: (() => void) | undefined;
  /** What is shown one after the other: arrows go on and back. */
  readonly arrows?: boolean;
  /** 되돌리기: PageUp of a clicker. */
  readonly back?: (() => void) | undefined;
}

/**
 * F fills the screen, Esc goes back to the window and then away, `.` and B cover, M is the sound, PageDown, Space and
 * Enter press the main button, PageUp takes back. By the place of the key: Hangul may be on. What is typed into a field
 * stays there, and Space and Enter on a button are that button's.
 */
export function useBoardKeys(keys: BoardKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || document.querySelector("dialog[open], [role=dialog]")) return;
    if (isIn(event.target, "input, textarea, select, [contenteditable]")) return;
    const act = event.code === "Escape" ? leaveFullscreenFirst(keys.leave) : findAct(event, keys);
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function findAct(event: KeyboardEvent, keys: BoardKeys): (() => void) | undefined {
  switch (event.code) {
    case "KeyF":
      return keys.toggleFullscreen;
    case "Period":
    case "KeyB":
      return keys.cover;
    case "KeyM":
      return keys.toggleSound;
    case "ArrowRight":
    case "ArrowDown":
      return keys.arrows ? keys.main : undefined;
    case "ArrowLeft":
    case "ArrowUp":
      return keys.arrows ? keys.back : undefined;
    case "PageDown":
      return keys.main;
    case "PageUp":
      return keys.back;
    case "Space":
    case "Enter":
      return isIn(event.target, "button, a, [role=gridcell], [role=tab]") ? undefined : keys.main;
    default:
      return undefined;
  }
}

function leaveFullscreenFirst(leave: () => void): () => void {
  return document.fullscreenElement ? leaveFullscreen : leave;
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
