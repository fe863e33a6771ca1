import { useId } from "react";
import { ChipButton } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

/** So many are offered to a tap; all of them to what is typed. */
const MOST_CHIPS = 8;

/** 영역: one of the four, a subject or a word of the teacher's own, typed or tapped. */
export function AreaField(props: {
  readonly areas: readonly string[];
  readonly value: string;
  readonly onValueChange: (area: string) => void;
  readonly error: string | undefined;
}) {
  const { areas, value, onValueChange, error } = props;
  const id = useId();
  return (
    <div>
      <TextField
        fieldSize="normal"
        label="영역"
        placeholder="생활, 과학, 독서 …"
        list={id}
        autoComplete="off"
        value={value}
        onValueChange={onValueChange}
        error={error}
      />
      <datalist id={id}>
        {areas.map((area) => (
          <option key={area} value={area} />
        ))}
      </datalist>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {areas.slice(0, MOST_CHIPS).map((area) => (
          <ChipButton
            key={area}
            isChosen={area === value.trim()}
            onClick={() => onValueChange(area)}
          >
            {area}
          </ChipButton>
        ))}
      </div>
    </div>
  );
}
