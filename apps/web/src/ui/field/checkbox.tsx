import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";

export interface CheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheckedChange: (isChecked: boolean) => void;
  /** A quiet line that explains the choice; not part of its name. */
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
  /** It acts at once: a switch for screen readers. */
  readonly isSwitch?: boolean;
  readonly className?: string;
}

/** A yes or no. The browser's own checkbox under our drawing; the whole row is the target. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    isChecked,
    onCheckedChange,
    hint,
    isDisabled = false,
    isSwitch = false,
    className,
  } = props;
  const id = useId();
  return (
    <div className={`relative flex min-h-11 items-center gap-3 ${className ?? ""}`}>
      <span className="relative z-1 size-5.5 shrink-0">
        <input
          id={id}
          type="checkbox"
          role={isSwitch ? "switch" : undefined}
          checked={isChecked}
          disabled={isDisabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer size-full appearance-none rounded-[7px] border-[1.5px] border-field bg-surface transition-colors duration-quick checked:border-brand checked:bg-brand disabled:opacity-40"
        />
        <Check
          size={16}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none absolute inset-0 m-auto text-on-brand opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0">
        <label htmlFor={id} className="text-15 font-semibold text-fg after:absolute after:inset-0">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-14 text-fg-2">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
