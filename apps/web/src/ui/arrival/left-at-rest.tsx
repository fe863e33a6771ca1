import { startTransition, useEffect, useState, type ReactNode } from "react";
import { canDrawAhead } from "./drawn-ahead.tsx";
import { whenIdle } from "./when-idle.ts";

export interface LeftAtRestProps {
  readonly isShown: boolean;
  /** How it stands while it is shown. */
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A large view that another one takes the place of: out of sight at once, and out of the document when the browser
 * rests, for to take it away would hold up the picture of the other. Nobody meets it meanwhile
 * (`docs/decisions/0033-month-drawn-ahead.md`). What stands in it should not be rendered anew once it is left.
 */
export function LeftAtRest({ isShown, className, children }: LeftAtRestProps) {
  const [isKept, setKept] = useState(isShown);
  if (isShown && !isKept) setKept(true);
  useEffect(() => {
    if (!isShown) return whenIdle(() => startTransition(() => setKept(false)));
    return undefined;
  }, [isShown]);
  if (!isShown && !(isKept && canDrawAhead())) return null;
  return (
    <div
      className={`${className} ${isShown ? "" : "absolute inset-0 -z-1 print:hidden"}`}
      style={{ contentVisibility: isShown ? "visible" : "hidden" }}
    >
      {children}
    </div>
  );
}
