import { cva } from "class-variance-authority";
import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from "react";
import { Spinner } from "./arrival/spinner.tsx";

/**
 * The classes of a button, for links that must look like one.
 *
 * ```tsx
 * <Link to="/profile" className={buttonLook({ look: "line" })}>프로필</Link>
 * ```
 */
export const buttonLook = cva(
  "press relative inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap select-none aria-disabled:opacity-40 disabled:opacity-40",
  {
    variants: {
      look: {
        filled: "bg-brand text-on-brand hover:bg-brand-strong",
        weak: "bg-brand-weak text-brand-strong hover:bg-brand-line",
        line: "border border-line bg-surface text-fg hover:bg-hover",
        sunken: "bg-sunken text-fg hover:bg-hover",
        text: "text-fg-2 hover:bg-hover",
        brandText: "text-brand-strong hover:bg-brand-weak",
        danger: "bg-danger text-on-danger hover:opacity-90",
        dangerText: "text-danger hover:bg-danger-weak",
      },
      size: {
        normal: "h-11 rounded-ctl px-4 text-15 font-semibold",
        large: "h-14 rounded-card px-6 text-17 font-bold",
        board: "h-24 rounded-[1.875rem] px-10 text-36 font-bold tracking-display",
      },
      isFull: { true: "w-full", false: "" },
    },
    defaultVariants: { look: "filled", size: "normal", isFull: false },
  },
);

export type ButtonVariant =
  | "filled"
  | "weak"
  | "line"
  | "sunken"
  | "text"
  | "brandText"
  | "danger"
  | "dangerText";
export type ButtonSize = "normal" | "large" | "board";

export interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "disabled"> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly isFull?: boolean;
  /** An 18 px icon before the words; the spinner takes its place while busy. */
  readonly icon?: ReactNode;
  /** Under way: keeps its width and its name, and does not react a second time. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** Why it cannot be used now, shown below it. A button with a reason stays reachable by keyboard. */
  readonly disabledReason?: string | undefined;
}

/** The button of ours. `type` is "button" unless said, so that it never sends a form by accident. */
export function Button({
  variant = "filled",
  size = "normal",
  isFull = false,
  icon,
  isBusy = false,
  isDisabled = false,
  disabledReason,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isInert = isBusy || disabledReason !== undefined;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };

  const button = (
    <button
      {...rest}
      // Its second press is swallowed where its name has changed (second-press.ts).
      data-button=""
      type={type}
      className={`${buttonLook({ look: variant, size, isFull })} ${className ?? ""}`}
      disabled={isDisabled}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={disabledReason === undefined ? rest["aria-describedby"] : reasonId}
      onClick={handleClick}
    >
      {isBusy && icon ? <Spinner /> : icon}
      {isBusy && !icon ? (
        <>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner size={size === "normal" ? 18 : 22} />
          </span>
          <span className="opacity-0">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={`inline-flex flex-col gap-1.5 ${isFull ? "w-full" : ""}`}>
      {button}
      <span id={reasonId} className="text-13 text-fg-2">
        {disabledReason}
      </span>
    </span>
  );
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** The accessible name, and the hint under a resting mouse. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: "plain" | "line" | "sunken";
  /** Something here is new: the warm dot at the upper right. Say it in the label too. */
  readonly hasNews?: boolean;
}

const iconButtonLook = {
  plain: "text-fg-2 hover:bg-hover",
  line: "border border-line bg-surface text-fg hover:bg-hover",
  sunken: "bg-sunken text-fg-2 hover:bg-hover",
};

/** A square 44 × 44 button that shows an icon only. */
export function IconButton({
  label,
  icon,
  variant = "plain",
  hasNews = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`press relative grid size-11 shrink-0 place-items-center rounded-ctl disabled:opacity-40 ${iconButtonLook[variant]} ${className ?? ""}`}
    >
      {icon}
      {hasNews && (
        <span className="absolute top-2.5 right-2.5 size-3 rounded-pill border-2 border-bg bg-warm" />
      )}
    </button>
  );
}
