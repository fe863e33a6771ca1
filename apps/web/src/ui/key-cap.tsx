import type { ReactNode } from "react";

export interface KeyCapProps {
  readonly children: ReactNode;
  /** False (default) beside a control that names its keys itself. */
  readonly isSpoken?: boolean;
  readonly className?: string;
}

/** A key as it is drawn on buttons and in help. */
export function KeyCap({ children, isSpoken = false, className = "" }: KeyCapProps) {
  return (
    <kbd
      aria-hidden={!isSpoken || undefined}
      className={`rounded-[6px] bg-sunken px-2 py-0.5 font-sans text-12 font-semibold whitespace-nowrap text-fg-2 ${className}`}
    >
      {children}
    </kbd>
  );
}
