import type { ComponentPropsWithRef, ReactNode } from "react";

export interface BoardButtonProps extends ComponentPropsWithRef<"button"> {
  readonly icon?: ReactNode;
  readonly isMain?: boolean;
}

/** A button of a board, in steps of its stage. */
export function BoardButton({
  icon,
  isMain = false,
  className,
  children,
  ...rest
}: BoardButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`press flex h-20 shrink-0 items-center gap-3 rounded-[--spacing(7)] px-8 text-[length:--spacing(7.5)] font-bold whitespace-nowrap disabled:opacity-40 [&>svg]:size-9 ${isMain ? "order-first bg-board-brand text-surface" : "bg-board-bg text-board-fg hover:bg-hover"} ${className ?? ""}`}
    >
      {icon}
      {children}
    </button>
  );
}
