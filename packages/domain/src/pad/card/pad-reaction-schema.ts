import * as v from "valibot";
import { LONGEST_COMMENT } from "./pad-reaction.ts";
import { idText, instant } from "../../record/schema-parts.ts";

const MOST_POLL_OPTIONS = 8;

export const padCommentSchema = v.strictObject({
  card: idText,
  by: idText,
  madeAt: instant,
  state: v.picklist(["waiting", "shown", "hidden"]),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_COMMENT)),
});

export const padHeartSchema = v.strictObject({ card: idText });

const choice = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_POLL_OPTIONS - 1));

export const padVoteSchema = v.strictObject({
  card: idText,
  choices: v.pipe(
    v.array(choice),
    v.maxLength(MOST_POLL_OPTIONS),
    v.check((choices) => choices.every((one, n) => n === 0 || one > (choices[n - 1] ?? one))),
  ),
});
