import { LONGEST_REASON } from "@damim/domain/class-assignment/assign-plan.ts";
import { moveReasons } from "@damim/domain/class-assignment/change-assign.ts";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { isTooLong } from "../../../ui/field/too-long.ts";

/** Why a move was made: one of three, or own words, which count when the field is left. */
export function ReasonField(props: {
  /** Which move: half-written words wait under its id. */
  readonly act: string;
  readonly why: string;
  readonly onReason: (why: string) => void;
}) {
  const { act, why, onReason } = props;
  const known: readonly string[] = moveReasons;
  const form = useFormDraft(`assign-why:${act}`, { why: known.includes(why) ? "" : why });
  const typed = form.fields.why;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-14 font-bold text-fg-2">옮긴 사유</legend>
      <div className="flex gap-1.5">
        {moveReasons.map((reason) => (
          <ChipButton
            key={reason}
            isChosen={why === reason}
            onClick={() => {
              form.forget();
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
        onValueChange={(next) => form.change({ why: next })}
        onBlur={() => {
          if (isTooLong(typed, LONGEST_REASON)) return;
          if (typed.trim() !== "" && typed.trim() !== why) onReason(typed);
          form.forget();
        }}
      />
    </fieldset>
  );
}
