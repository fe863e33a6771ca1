import { ChevronDown } from "lucide-react";
import {
  FieldFrame,
  fieldBox,
  fieldHeight,
  useFieldIds,
  type FieldSize,
  type FieldTexts,
} from "./field-frame.tsx";

export interface SelectOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps<T extends string> extends FieldTexts {
  readonly value: T | undefined;
  readonly options: readonly SelectOption<T>[];
  readonly onValueChange: (value: T) => void;
  readonly fieldSize?: FieldSize;
  /** Shown while nothing is chosen. Without it the first option is the choice. */
  readonly placeholder?: string;
  /** Label before the box on one line, for heads of dialogs and rows. */
  readonly isInline?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/**
 * One choice of many. The browser's own select on purpose: role combobox, the phone's own wheel,
 * no weight, and no trouble with Hangul composition.
 */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, isLabelHidden, hint, error, value, options, onValueChange, placeholder } = props;
  const { fieldSize = "large", isInline = false, isDisabled = false, className } = props;
  const ids = useFieldIds({ hint, error });
  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden ?? false}
      hint={hint}
      error={error}
      ids={ids}
      className={`${isInline ? "flex-row! items-center gap-2 [&>label]:mb-0" : ""} ${className ?? ""}`}
    >
      <span className="relative block">
        {/* Its own greyed options are no greyed field. */}
        <select
          id={ids.fieldId}
          value={value ?? ""}
          disabled={isDisabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onValueChange(chosen.value);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={`${fieldBox} ${fieldHeight[fieldSize]} cursor-pointer appearance-none pr-11! font-semibold enabled:opacity-100!`}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-fg-3"
        />
      </span>
    </FieldFrame>
  );
}
