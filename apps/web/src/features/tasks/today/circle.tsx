import { Check } from "lucide-react";
import { useId, type KeyboardEvent } from "react";

/** The round checkbox; 44 px to hit. */
export function Circle(props: {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}) {
  const { label, isChecked, isDisabled = false, onChange, onKeyDown } = props;
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="relative grid size-11 shrink-0 cursor-pointer place-items-center"
    >
      <input
        id={id}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
        onKeyDown={onKeyDown}
        className="peer size-6 appearance-none rounded-pill border-2 border-field bg-surface checked:border-brand checked:bg-brand disabled:opacity-40"
      />
      <Check
        size={16}
        strokeWidth={3}
        aria-hidden
        className="pointer-events-none absolute inset-0 m-auto text-on-brand opacity-0 peer-checked:opacity-100"
      />
    </label>
  );
}
