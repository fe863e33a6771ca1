import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { openCoverSignal, watchCoverAsked, type CoverSignal } from "../../data/cover-signal.ts";
import { currentTime } from "../../platform/clock.ts";
import { Button } from "../../ui/button.tsx";
import { Dami } from "../../ui/dami/dami.tsx";

export interface ScreenCoverProps {
  readonly uid: string;
  /** The lock stands in place of the pages: there is nothing to cover, and its coming ends a cover. */
  readonly isLocked: boolean;
}

/**
 * Ctrl/⌘+. hides every page of this teacher on this device at once, and shows them again: for the moment in
 * which somebody stands behind the desk. A cover and no lock: nothing is asked to take it away. Listens before the
 * first frame is painted, and to the other tabs while this one is locked: it may learn last that it is not.
 */
export function ScreenCover({ uid, isLocked }: ScreenCoverProps) {
  const [isCovered, setCovered] = useState(false);
  /** Asked for by a stage: a clicker's key that covered it uncovers it. */
  const [isOfStage, setOfStage] = useState(false);
  const [wasLocked, setWasLocked] = useState(isLocked);
  if (isLocked !== wasLocked) {
    setWasLocked(isLocked);
    if (isLocked) setCovered(false);
  }
  const signal = useRef<CoverSignal>(undefined);
  useLayoutEffect(() => {
    const opened = openCoverSignal(uid, setCovered);
    signal.current = opened;
    return () => opened.close();
  }, [uid]);
  const change = (next: boolean): void => {
    setCovered(next);
    signal.current?.announce(next);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    const isCommand = event.ctrlKey || event.metaKey;
    const isClicker = isCovered && isOfStage && ["Period", "KeyB"].includes(event.code);
    if (isCommand ? event.code !== "Period" : !isClicker || event.altKey) return;
    if (isLocked || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isCovered) setOfStage(false);
    change(!isCovered);
  });
  const handleAsked = useEffectEvent((): void => {
    if (isLocked) return;
    setOfStage(true);
    change(true);
  });
  useLayoutEffect(() => watchCoverAsked(() => handleAsked()), []);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event);
    addEventListener("keydown", listen, { capture: true });
    return () => removeEventListener("keydown", listen, { capture: true });
  }, []);
  return isCovered && !isLocked && <Cover onUncover={() => change(false)} />;
}

function Cover({ onUncover }: { readonly onUncover: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser's own top layer: above every dialog and toast, and what is below is out of reach.
  // Closed, and not only gone: then the focus is where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label="화면 가림"
      className="m-0 size-full max-h-none max-w-none bg-bg p-6 text-fg"
      onCancel={(event) => {
        event.preventDefault();
        onUncover();
      }}
    >
      <div className="grid min-h-full place-content-center justify-items-center gap-4 text-center">
        <CoverClock />
        <Dami mood="glance" size={110} />
        <p className="title text-20">화면을 가렸어요</p>
        <p className="text-15 text-fg-2">Ctrl(⌘)과 마침표를 함께 누르면 다시 보여요.</p>
        <Button onClick={onUncover}>다시 보기</Button>
      </div>
    </dialog>
  );
}

/** Before this app was: a clock whose battery was empty. */
const OLDEST_TIME = Date.UTC(2026, 0, 1);

/** A class still reads the hour of a board that is covered; a clock that is years back says nothing. */
function CoverClock() {
  const words = useSyncExternalStore(everySecond, readHour);
  return words === "" ? null : (
    <time className="text-[clamp(3.5rem,22vmin,14rem)] leading-none font-extrabold tabular-nums">
      {words}
    </time>
  );
}

function readHour(): string {
  const now = currentTime();
  return now < OLDEST_TIME ? "" : toSeoulTimeText(now);
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
}
