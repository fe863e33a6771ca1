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
