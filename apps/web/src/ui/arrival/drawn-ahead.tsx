import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { createStage, StageContext } from "./stage.ts";
import { whenIdle } from "./when-idle.ts";

export interface DrawnAheadProps {
  readonly isShown: boolean;
  /** How it stands while it is shown. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Whether this browser keeps the layout of what it does not show: without that nothing is drawn ahead. */
export function canDrawAhead(): boolean {
  return globalThis.CSS?.supports?.("content-visibility", "hidden") ?? false;
}

/**
 * A large view that is drawn while the one before it is still shown, so that to show it costs little more than its
 * paint: elements, styles and layout are there (`docs/decisions/0033-month-drawn-ahead.md`).
 *
 * Until then it fills the nearest positioned box, as it will when it is shown, and nobody meets it: it is neither
 * painted nor read out, found, focused, pressed or printed. Render it by a transition, at rest, and never
 * where `canDrawAhead` says no. What stands in it asks `useStage` whether it is shown: to be shown renders nothing anew.
 *
 * ```tsx
 * {(isMonth || isAtRest) && <DrawnAhead isShown={isMonth} className="flex flex-col"><Month /></DrawnAhead>}
 * ```
 */
export function DrawnAhead({ isShown, className, children }: DrawnAheadProps) {
  const box = useRef<HTMLDivElement>(null);
  const [stage] = useState(() => createStage(isShown));
  useSettledLayout(box, !isShown);
  useLayoutEffect(() => stage.show(isShown), [stage, isShown]);
  return (
    <StageContext value={stage}>
      <div
        ref={box}
        className={`${className} ${isShown ? "" : "absolute inset-0 -z-1 print:hidden"}`}
        style={isShown ? SHOWN : SKIPPED}
      >
        {children}
      </div>
    </StageContext>
  );
}

const SHOWN = { contentVisibility: "visible" } as const;
/** Nothing that is inherited, such as `visibility` or `pointer-events`: to show it would style all of it anew. */
const SKIPPED = { contentVisibility: "hidden" } as const;

/** The browser does not lay out what it skips unless it is asked for a length inside: it is, at rest, after changes. */
function useSettledLayout(box: RefObject<HTMLElement | null>, isSkipped: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !isSkipped) return;
    let stop: (() => void) | undefined;
    const settleSoon = (): void => {
      stop ??= whenIdle(() => {
        stop = undefined;
        element.firstElementChild?.getBoundingClientRect();
      });
    };
    const changes = new MutationObserver(settleSoon);
    changes.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    settleSoon();
    return () => {
      changes.disconnect();
      stop?.();
    };
  }, [box, isSkipped]);
}
