import type { ComponentPropsWithRef } from "react";
import { PadIcon, type PadIconProps } from "./pad-icon.tsx";

/** A button that shows its icon alone. */
export function ToolButton(
  props: PadIconProps & {
    readonly label: string;
    readonly isPressed?: boolean;
    readonly isDisabled?: boolean;
    readonly onClick: () => void;
  },
) {
  const { label, isPressed, isDisabled, onClick, ...icon } = props;
  return (
    <button
      type="button"
      className="inline-grid size-11 flex-none place-items-center rounded-ctl text-fg-2 disabled:opacity-40 aria-pressed:bg-brand-weak aria-pressed:text-brand-strong"
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onClick}
    >
      <PadIcon {...icon} />
    </button>
  );
}

/** A row of `ActButton`s. */
export const actsLook = "flex flex-wrap gap-2";

/** One of several things that may be done here. */
export function ActButton(
  props: ComponentPropsWithRef<"button"> &
    Partial<PadIconProps> & { readonly isDangerous?: boolean },
) {
  const { path, size = 18, isDangerous = false, children, ...rest } = props;
  const tone = isDangerous ? "bg-danger text-on-danger" : "bg-sunken text-fg";
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-ctl px-3 text-15 font-semibold disabled:opacity-45 ${tone}`}
      {...rest}
    >
      {path && <PadIcon path={path} size={size} />}
      {children}
    </button>
  );
}

/** What is written into. */
export const inputLook =
  "w-full min-w-0 rounded-[14px] border border-field bg-surface text-fg focus-visible:-outline-offset-1 aria-invalid:border-danger";
