import * as v from "valibot";
import { LONGEST_SUBJECT_CHARACTERS } from "./taught-classes.ts";

export const taughtClassSchema = v.looseObject({
  grade: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
  classNo: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(10)),
  subject: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_SUBJECT_CHARACTERS)),
});
