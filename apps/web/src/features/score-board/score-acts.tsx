import { LONGEST_SCORE_REASON_CHARACTERS } from "@damim/domain/score-board/score-game.ts";
import { useState } from "react";
import { TextField } from "../../ui/field/text-field.tsx";
import { isTooLong } from "../../ui/field/too-long.ts";
import type { useScoreGame } from "./use-score-game.ts";

const MOST_LISTED = 8;

/** The last presses, and why: the teacher alone reads it. */
export function ScoreActs({ board }: { readonly board: ReturnType<typeof useScoreGame> }) {
  const acts = board.listActs().slice(0, MOST_LISTED);
  if (acts.length === 0) return null;
  return (
    <section aria-label="준 점수" className="flex flex-col gap-2">
      <h3 className="text-14 font-semibold text-fg-2">점수를 준 이유</h3>
      <ul className="flex flex-col gap-2">
        {acts.map((act) => (
          <li
            key={act.at}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-3"
          >
            <span className="truncate text-15 font-semibold tabular-nums">{act.words}</span>
            <ReasonField
              label={`${act.words} 이유`}
              value={act.reason}
              onValueChange={(reason) => board.say(act, reason)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Written with each letter. What is too long to be stored stays in the field alone. */
function ReasonField(props: {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (reason: string) => void;
}) {
  const { label, value, onValueChange } = props;
  const [tooLong, setTooLong] = useState<string>();
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder="발표"
      autoComplete="off"
      fieldSize="dense"
      most={LONGEST_SCORE_REASON_CHARACTERS}
      value={tooLong ?? value}
      onValueChange={(reason) => {
        const isStored = !isTooLong(reason, LONGEST_SCORE_REASON_CHARACTERS);
        setTooLong(isStored ? undefined : reason);
        if (isStored) onValueChange(reason);
      }}
    />
  );
}
