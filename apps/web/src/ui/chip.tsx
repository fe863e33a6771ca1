import type { ComponentPropsWithRef, ReactNode } from "react";
import { markColour, type MarkKind } from "./attendance-symbol.tsx";

export type ChipTone = "neutral" | "brand" | "warm" | "warmRing" | "good" | "danger" | MarkKind;

const tones: Record<ChipTone, string> = {
  neutral: "bg-sunken text-fg-2",
  brand: "bg-brand-weak text-brand-strong",
  warm: "bg-warm-weak text-warm-strong",
  warmRing: "bg-surface text-warm-strong shadow-[inset_0_0_0_2px_var(--warm)]",
  good: "bg-good-weak text-good",
  danger: "bg-danger-weak text-danger",
  ...markColour,
};

/**
 * A short fact on a pill, 32 px high. Not a control.
 *
 * @param wraps words that a teacher wrote, or a day makes longer: in several lines where they are wider than their place
 */
export function Chip({
  tone = "neutral",
  wraps = false,
  children,
}: {
  readonly tone?: ChipTone;
  readonly wraps?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex min-h-8 shrink-0 items-center gap-1.5 px-3 text-14 font-semibold ${wraps ? "max-w-full rounded-ctl py-1 wrap-anywhere" : "rounded-pill whitespace-nowrap"} ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

export interface ChipButtonProps extends ComponentPropsWithRef<"button"> {
  /** Given for a choice that stays on or off; left out for a one-time act such as taking a last reason. */
  readonly isChosen?: boolean;
}

/** A chip that can be pressed, 44 px high. */
export function ChipButton({ isChosen, className, ...rest }: ChipButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isChosen}
      className={`press inline-flex h-11 shrink-0 items-center gap-1.5 rounded-pill border px-4 text-14 font-semibold whitespace-nowrap disabled:opacity-40 ${
        isChosen
          ? "border-fg bg-fg text-surface"
          : "border-line bg-surface text-fg-2 hover:bg-hover"
      } ${className ?? ""}`}
    />
  );
}
