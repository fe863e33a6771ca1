import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { numberBetween } from "../record/schema-parts.ts";
import {
  GAMES,
  LARGEST_GAME_SCORE,
  LONGEST_LABEL_CHARACTERS,
  MOST_GAME_STEPS,
  MOST_PRESSES,
} from "./game-score.ts";

const integerUpTo = (most: number) => v.pipe(numberBetween(0, most), v.integer());

/** Of a `GameScore`. */
export const gameScoreSchema = v.looseObject({
  game: v.picklist(GAMES),
  day: calendarDaySchema,
  label: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.check((label) => Array.from(label).length <= LONGEST_LABEL_CHARACTERS),
  ),
  score: integerUpTo(LARGEST_GAME_SCORE),
  seed: integerUpTo(2 ** 32 - 1),
  presses: v.pipe(
    v.array(integerUpTo(MOST_GAME_STEPS)),
    v.maxLength(MOST_PRESSES),
    v.check((presses) => presses.every((step, at) => at === 0 || step > (presses[at - 1] ?? 0))),
  ),
});
