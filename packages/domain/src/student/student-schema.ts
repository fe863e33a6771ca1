import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { LONGEST_ORDER_KEY } from "../base/place-between.ts";
import { isFileId } from "../files/file.ts";
import { departureSchema } from "./departure-schema.ts";
import { formerSchoolSchema } from "./former-school-schema.ts";
import { LARGEST_STUDENT_NUMBER, LONGEST_NAME_CHARACTERS } from "./student.ts";
import { guardiansSchema, healthSchema, tagsSchema } from "./student-facts-schema.ts";

/** Fields that a newer version adds are kept, not dropped (loose object). */
export const studentSchema = v.looseObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_STUDENT_NUMBER)),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_NAME_CHARACTERS)),
  sex: v.exactOptional(v.nullable(v.picklist(["male", "female"]))),
  birthday: v.exactOptional(v.nullable(calendarDaySchema)),
  guardianPhone: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(60)))),
  note: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  classKey: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
  photo: v.exactOptional(v.nullable(v.pipe(v.string(), v.check(isFileId)))),
  guardians: v.exactOptional(v.nullable(guardiansSchema)),
  health: v.exactOptional(v.nullable(healthSchema)),
  tags: v.exactOptional(v.nullable(tagsSchema)),
  formerSchool: v.exactOptional(v.nullable(formerSchoolSchema)),
  joinedOn: v.exactOptional(v.nullable(calendarDaySchema)),
  gone: v.exactOptional(v.nullable(departureSchema)),
  place: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_ORDER_KEY)))),
});
