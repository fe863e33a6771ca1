import { PAD_COLORS, type PadColor } from "@damim/domain/pad/card/pad-card.ts";
import { useId } from "react";

const NAMES: Readonly<Record<PadColor, string>> = {
  plain: "하양",
  yellow: "노랑",
  green: "초록",
  blue: "하늘",
  pink: "분홍",
  purple: "보라",
};

/** The colour of a card. */
export function ColorChoice(props: {
  readonly value: PadColor;
  readonly onChange: (color: PadColor) => void;
}) {
  const name = useId();
  return (
    <fieldset className="pad-colors">
      <legend className="sr-only">카드 색</legend>
      {PAD_COLORS.map((color) => (
        <label key={color} data-color={color} title={NAMES[color]}>
          <input
            type="radio"
            name={name}
            checked={props.value === color}
            aria-label={NAMES[color]}
            onChange={() => props.onChange(color)}
          />
        </label>
      ))}
    </fieldset>
  );
}
