import * as v from "valibot";
import { officeCodeSchema, schoolCodeSchema } from "../school-search/school.ts";
import { weatherPlaceSchema } from "../weather/weather-place.ts";
import { taughtClassSchema } from "./taught-classes-schema.ts";
import { MOST_TAUGHT_CLASSES } from "./taught-classes.ts";
import {
  LONGEST_CLASS_NO_CHARACTERS,
  LONGEST_SCHOOL_NAME_CHARACTERS,
} from "./school-year-setting.ts";

/** Of a `SchoolYearSetting`. */
export const schoolYearSettingSchema = v.looseObject({
  mode: v.picklist(["homeroom", "subject"]),
  teachesOtherClasses: v.boolean(),
  school: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_SCHOOL_NAME_CHARACTERS)),
  grade: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
  classNo: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_CLASS_NO_CHARACTERS)),
  schoolCode: v.exactOptional(
    v.nullable(v.looseObject({ office: officeCodeSchema, school: schoolCodeSchema })),
  ),
  weatherPlace: v.exactOptional(v.nullable(weatherPlaceSchema)),
  taught: v.exactOptional(
    v.nullable(v.pipe(v.array(taughtClassSchema), v.maxLength(MOST_TAUGHT_CLASSES))),
  ),
  homeOrder: v.exactOptional(
    v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40))),
  ),
});
