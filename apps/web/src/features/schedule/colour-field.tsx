import { COLOURS, colourLabels, type Colour } from "@damim/domain/record/colour.ts";
import { barLooks } from "./colour-looks.ts";

/** 색 of an event; each has a name. */
export function ColourField(props: {
  readonly value: Colour;
  readonly onValueChange: (colour: Colour) => void;
}) {
  const { value, onValueChange } = props;
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-semibold text-fg-2">색</legend>
      <div className="flex flex-wrap gap-1">
        {COLOURS.map((colour) => (
          <label
            key={colour}
            title={colourLabels[colour]}
            className="grid size-11 cursor-pointer place-items-center rounded-pill has-checked:ring-2 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="colour"
              aria-label={colourLabels[colour]}
              checked={value === colour}
              onChange={() => onValueChange(colour)}
              className="sr-only"
            />
            <span
              aria-hidden
              className={`size-7 rounded-pill border border-line ${barLooks[colour]}`}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
