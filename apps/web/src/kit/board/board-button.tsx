import type { ComponentPropsWithRef, ReactNode } from "react";

export interface BoardButtonProps extends ComponentPropsWithRef<"button"> {
  readonly icon?: ReactNode;
  readonly isMain?: boolean;
}

/** A button of a board, in steps of its stage. One that its own press puts out of use keeps the focus. */
export function BoardButton({
  icon,
  isMain = false,
  className,
  children,
  disabled = false,
  onClick,
  ...rest
}: BoardButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
      className={`press flex h-20 shrink-0 items-center gap-3 rounded-[--spacing(7)] px-8 text-[length:--spacing(7.5)] font-bold whitespace-nowrap aria-disabled:opacity-40 [&>svg]:size-9 ${isMain ? "order-first bg-board-brand text-surface" : "bg-board-bg text-board-fg hover:bg-hover"} ${className ?? ""}`}
    >
      {icon}
      {children}
    </button>
  );
}
