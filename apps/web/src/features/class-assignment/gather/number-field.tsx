import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { TextField } from "../../../ui/field/text-field.tsx";

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly hint?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** A number with − and +; what is typed counts when the field is left, so that 「1」 on the way to 「12」 is no change. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, least, most, step = 1, hint, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const go = (next: number): void => {
    setTyped(undefined);
    const rounded = Math.round(Math.min(most, Math.max(least, next)) * 10) / 10;
    if (Number.isFinite(rounded) && rounded !== value) onChange(rounded);
  };
  const leave = (): void => {
    if (typed !== undefined) go(typed.trim() === "" ? value : Number(typed));
  };
  const button = (by: number, words: string) => (
    <button
      type="button"
      aria-label={`${label} ${words}`}
      disabled={by < 0 ? value <= least : value >= most}
      className="press grid size-11 shrink-0 place-items-center rounded-chip text-fg-2 hover:bg-hover disabled:opacity-40"
      onClick={() => go(value + by)}
    >
      {by < 0 ? <Minus size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
    </button>
  );
  return (
    <TextField
      label={label}
      hint={hint}
      fieldSize="normal"
      inputMode="decimal"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a number field takes 「1e3」 and turns with the wheel
      role="spinbutton"
      aria-valuenow={value}
      aria-valuemin={least}
      aria-valuemax={most}
      value={typed ?? String(value)}
      onValueChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "ArrowUp") go(value + step);
        else if (event.key === "ArrowDown") go(value - step);
        else if (event.key === "Enter") leave();
        else return;
        event.preventDefault();
      }}
      trail={
        <span className="flex">
          {button(-step, "줄이기")}
          {button(step, "늘리기")}
        </span>
      }
    />
  );
}
