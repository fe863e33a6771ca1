import { LONGEST_REASON } from "@damim/domain/class-assignment/assign-plan.ts";
import { moveReasons } from "@damim/domain/class-assignment/change-assign.ts";
import { useState } from "react";
import { ChipButton } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { isTooLong } from "../../../ui/field/too-long.ts";

/** Why a move was made: one of three, or own words, which count when the field is left. */
export function ReasonField(props: {
  readonly why: string;
  readonly onReason: (why: string) => void;
}) {
  const { why, onReason } = props;
  const known: readonly string[] = moveReasons;
  const [typed, setTyped] = useState(known.includes(why) ? "" : why);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-14 font-bold text-fg-2">옮긴 사유</legend>
      <div className="flex gap-1.5">
        {moveReasons.map((reason) => (
          <ChipButton
            key={reason}
            isChosen={why === reason}
            onClick={() => {
              setTyped("");
              onReason(reason);
            }}
          >
            {reason}
          </ChipButton>
        ))}
      </div>
      <TextField
        label="옮긴 사유"
        isLabelHidden
        fieldSize="dense"
        placeholder="다른 사유"
        most={LONGEST_REASON}
        value={typed}
        onValueChange={setTyped}
        onBlur={() => {
          const isReason = typed.trim() !== "" && !isTooLong(typed, LONGEST_REASON);
          if (isReason && typed.trim() !== why) onReason(typed);
        }}
      />
    </fieldset>
  );
}
