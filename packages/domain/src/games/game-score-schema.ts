import * as v from "valibot";
import { numberBetween } from "../record/schema-parts.ts";
import { LONGEST_LABEL_CHARACTERS, MOST_GAME_STEPS, MOST_PRESSES } from "./game-score.ts";

/** Of a `GameScore`. */
export const gameScoreSchemas = {
  label: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.check((label) => Array.from(label).length <= LONGEST_LABEL_CHARACTERS),
  ),
  presses: v.pipe(
    v.array(v.pipe(numberBetween(0, MOST_GAME_STEPS), v.integer())),
    v.maxLength(MOST_PRESSES),
    v.check((presses) => presses.every((step, at) => at === 0 || step > (presses[at - 1] ?? 0))),
  ),
};
