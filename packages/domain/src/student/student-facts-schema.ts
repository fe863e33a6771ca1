import * as v from "valibot";
import { LONGEST_TAG_CHARACTERS, MOST_GUARDIANS, MOST_TAGS } from "./student-facts.ts";

/** Of the fields of a student: `Guardian`s, tags, `Health`. */
export const guardiansSchema = v.pipe(
  v.array(
    v.looseObject({
      relation: v.pipe(v.string(), v.maxLength(20)),
      phone: v.pipe(v.string(), v.maxLength(60)),
    }),
  ),
  v.maxLength(MOST_GUARDIANS),
);

export const tagsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TAG_CHARACTERS))),
  v.maxLength(MOST_TAGS),
);

export const healthSchema = v.looseObject({
  allergens: v.exactOptional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
      v.maxLength(99),
    ),
  ),
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))),
});
