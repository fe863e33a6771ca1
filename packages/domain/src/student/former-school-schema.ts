import * as v from "valibot";
import { FORMER_COUNTS, MOST_FORMER_DAYS } from "./former-school.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_FORMER_DAYS));

/** Of a `FormerSchool`. */
export const formerSchoolSchema = v.looseObject({
  schoolDays: count,
  counts: v.pipe(v.array(count), v.length(FORMER_COUNTS)),
});
