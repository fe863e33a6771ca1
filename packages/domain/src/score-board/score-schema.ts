import * as v from "valibot";
import {
  idText,
  instant,
  numberBetween,
  optional,
  studentIdText,
  textUpTo,
} from "../record/schema-parts.ts";
import {
  LARGEST_GOAL,
  LARGEST_SCORE,
  LONGEST_GAME_TITLE_CHARACTERS,
  LONGEST_SCORE_REASON_CHARACTERS,
  LONGEST_TEAM_NAME_CHARACTERS,
  MOST_TEAMS,
} from "./score-game.ts";

const wordsUpTo = (characters: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(characters));

const team = v.looseObject({
  id: idText,
  name: wordsUpTo(LONGEST_TEAM_NAME_CHARACTERS),
  chalk: wordsUpTo(20),
  members: v.exactOptional(v.pipe(v.array(studentIdText), v.maxLength(60))),
});

/** Of a `ScoreGame`. */
export const scoreGameSchema = v.looseObject({
  title: wordsUpTo(LONGEST_GAME_TITLE_CHARACTERS),
  teams: v.pipe(v.array(team), v.minLength(1), v.maxLength(MOST_TEAMS)),
  goal: optional(v.pipe(numberBetween(1, LARGEST_GOAL), v.integer())),
  period: instant,
});

/** Of a `ScoreEvent`. */
export const scoreEventSchema = v.looseObject({
  team: idText,
  amount: v.pipe(
    numberBetween(-LARGEST_SCORE, LARGEST_SCORE),
    v.integer(),
    v.check((amount) => amount !== 0),
  ),
  at: instant,
  reason: optional(textUpTo(LONGEST_SCORE_REASON_CHARACTERS)),
  undone: optional(v.boolean()),
});
