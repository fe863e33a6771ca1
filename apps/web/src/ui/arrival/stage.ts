import { createContext, useContext } from "react";
import { whenIdle } from "./when-idle.ts";

/**
 * Whether what stands in a view is on screen. It is the same object for as long as the view stands: a value that
 * changed would render every row of the view anew in the turn that shows it.
 */
export interface Stage {
  isShown(): boolean;
  /**
   * Runs the work before the next picture while the view is shown. Behind another view there is no hurry: it runs
   * at rest, or in the turn that shows the view if that comes first.
   */
  draw(work: () => void): void;
  /** Calls the listener in the turn that shows the view. Returns the way to stop. */
  onShow(listener: () => void): () => void;
}

/** The screen itself, for what is never drawn ahead. */
const SCREEN: Stage = {
  isShown: () => true,
  draw: (work) => queueMicrotask(work),
  onShow: () => () => undefined,
};

export const StageContext = createContext(SCREEN);

export function useStage(): Stage {
  return useContext(StageContext);
}

export function createStage(isShownFirst: boolean): Stage & { show(isShown: boolean): void } {
  let isShown = isShownFirst;
  const listeners = new Set<() => void>();
  const due = new Set<() => void>();
  const drawDue = (): void => {
    const works = [...due];
    due.clear();
    for (const work of works) work();
  };
  return {
    isShown: () => isShown,
    draw(work) {
      if (isShown) return queueMicrotask(work);
      if (due.size === 0) whenIdle(drawDue);
      due.add(work);
    },
    onShow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(next) {
      if (isShown === next) return;
      isShown = next;
      if (!isShown) return;
      drawDue();
      for (const listener of listeners) listener();
    },
  };
}
