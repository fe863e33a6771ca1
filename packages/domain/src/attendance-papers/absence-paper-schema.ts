import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { isFileId } from "../files/file.ts";

const dayField = v.exactOptional(v.nullable(calendarDaySchema));
const flag = v.exactOptional(v.nullable(v.boolean()));

export const absencePaperSchema = v.looseObject({
  day: calendarDaySchema,
  studentId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  kind: v.picklist(["absent", "late", "earlyLeave", "classMissed"]),
  report: dayField,
  evidence: dayField,
  application: dayField,
  tripReport: dayField,
  channel: v.exactOptional(v.nullable(v.picklist(["paper", "neis"]))),
  isWaived: flag,
  calledOn: dayField,
  isAbroad: flag,
  familyEvent: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
  photo: v.exactOptional(v.nullable(v.pipe(v.string(), v.check(isFileId)))),
});
