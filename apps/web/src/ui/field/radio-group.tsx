import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

export interface RadioOption<T extends string> {
  readonly value: T;
  /** The accessible name of the radio, letter for letter. */
  readonly label: string;
  /** A quiet line that explains the choice; not part of its name. */
  readonly hint?: string;
  readonly icon?: ReactNode;
}

export interface RadioGroupProps<T extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Undefined while nothing is chosen. */
  readonly value: T | undefined;
  readonly options: readonly RadioOption<T>[];
  readonly onValueChange: (value: T) => void;
  /** "stack" one below the other, "row" side by side in equal widths. */
  readonly layout?: "stack" | "row";
  readonly error?: string | undefined;
  readonly className?: string;
}

/*
 * The label covers the whole card, and the radio itself stands above it: a press on either is one on
 * the radio, for people and for programs that press the control itself.
 */

/** One choice of few, as cards that can be hit anywhere. Native radios: arrow keys work as everywhere. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { label, isLabelHidden = false, value, options, onValueChange, error, className } = props;
  const { layout = "stack" } = props;
  const id = useId();
  return (
    <fieldset
      className={`min-w-0 ${className ?? ""}`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend
        className={isLabelHidden ? "sr-only" : "mb-1.5 block text-14 font-semibold text-fg-2"}
      >
        {label}
      </legend>
      <div className={layout === "row" ? "grid auto-cols-fr grid-flow-col gap-2" : "grid gap-2"}>
        {options.map((option) => (
          <div
            key={option.value}
            className="relative flex min-h-13 items-center gap-3 rounded-ctl border border-field bg-surface px-4 py-3 transition-[border-color,box-shadow,background-color] duration-quick hover:bg-hover has-checked:border-brand has-checked:bg-brand-weak has-checked:shadow-[inset_0_0_0_1px_var(--brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              id={`${id}-${option.value}`}
              name={id}
              value={option.value}
              checked={value === option.value}
              // No `aria-invalid` on a radio: what asks for the field to mend finds it by this.
              data-invalid={(error && (value ?? option.value) === option.value) || undefined}
              onChange={() => onValueChange(option.value)}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              className="relative z-1 size-5 shrink-0 appearance-none rounded-pill border-[1.5px] border-field bg-surface outline-none checked:border-[6px] checked:border-brand"
            />
            {option.icon && <span className="shrink-0 text-fg-2">{option.icon}</span>}
            <span className="min-w-0">
              <label
                htmlFor={`${id}-${option.value}`}
                className="text-16 font-semibold text-fg after:absolute after:inset-0"
              >
                {option.label}
              </label>
              {option.hint && (
                <span id={`${id}-${option.value}-hint`} className="block text-14 text-fg-2">
                  {option.hint}
                </span>
              )}
            </span>
          </div>
        ))}
      </div>
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-1.5 flex items-start gap-1.5 text-14 font-semibold text-danger"
        >
          <CircleAlert size={16} className="mt-[0.2em] shrink-0" aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
