import type { ReactNode } from "react";

export interface EmptyStateProps {
  /** `<Dami>` as large as it is by itself, or `<EmptyDesks>`. */
  readonly picture?: ReactNode;
  readonly title: string;
  /** One sentence that names the next step. */
  readonly children?: ReactNode;
  /** One filled button and one line button. */
  readonly actions?: ReactNode;
  /** A text button below them. */
  readonly lastAction?: ReactNode;
  /** It is not known yet whether there is nothing: its words are not shown, their place is kept. */
  readonly isLooking?: boolean;
}

/** Picture, title, sentence, buttons: the one skeleton of every empty, offline, error and waiting view. */
export function EmptyState(props: EmptyStateProps) {
  const { picture, title, children, actions, lastAction, isLooking } = props;
  return (
    <div
      className="flex flex-col items-center gap-3.5 px-6 py-10 text-center"
      style={isLooking ? { visibility: "hidden" } : undefined}
    >
      {picture && <div className="mb-2">{picture}</div>}
      <h2 className="title text-20 text-balance">{title}</h2>
      {children && (
        <p className="-mt-1.5 max-w-[300px] text-15 leading-[1.55] text-balance text-fg-2">
          {children}
        </p>
      )}
      {actions && (
        <div
          className="flex flex-wrap justify-center gap-2"
          style={isLooking ? { visibility: "visible" } : undefined}
        >
          {actions}
        </div>
      )}
      {lastAction && <div className="-mt-1">{lastAction}</div>}
    </div>
  );
}
