import { PAD_COLORS, type PadColor } from "@damim/domain/pad/card/pad-card.ts";
import { useId } from "react";

const COLORS: Readonly<Record<PadColor, { readonly name: string; readonly look: string }>> = {
  plain: { name: "하양", look: "bg-surface" },
  yellow: { name: "노랑", look: "bg-chalk-yolk" },
  green: { name: "초록", look: "bg-chalk-mint" },
  blue: { name: "하늘", look: "bg-chalk-sky" },
  pink: { name: "분홍", look: "bg-chalk-rose" },
  purple: { name: "보라", look: "bg-chalk-lilac" },
};

/** The colour of a card. */
export function ColorChoice(props: {
  readonly value: PadColor;
  readonly onChange: (color: PadColor) => void;
}) {
  const name = useId();
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">카드 색</legend>
      {PAD_COLORS.map((color) => (
        <label key={color} className="grid size-11 place-items-center" title={COLORS[color].name}>
          <input
            type="radio"
            className={`size-8 cursor-pointer appearance-none rounded-pill border border-field checked:outline-3 checked:outline-offset-2 checked:outline-brand ${COLORS[color].look}`}
            name={name}
            checked={props.value === color}
            aria-label={COLORS[color].name}
            onChange={() => props.onChange(color)}
          />
        </label>
      ))}
    </fieldset>
  );
}
