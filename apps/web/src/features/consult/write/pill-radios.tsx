import { useId } from "react";

/** One choice of few, as pills side by side. Native radios: arrow keys work as everywhere. */
export function PillRadios(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onValueChange: (value: string) => void;
}) {
  const { label, value, options, onValueChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-1.5">
      {options.map((option) => (
        <label
          key={option.value}
          className="press relative inline-flex h-11 shrink-0 items-center rounded-pill border border-line bg-surface px-3 text-14 font-semibold whitespace-nowrap text-fg-2 hover:bg-hover has-checked:border-fg has-checked:bg-fg has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-pill outline-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
