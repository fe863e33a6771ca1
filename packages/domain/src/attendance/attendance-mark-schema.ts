import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { LONGEST_NOTE_CHARACTERS } from "./attendance-mark.ts";

const reasonSchema = v.picklist(["illness", "unexcused", "other", "excused"]);

export const attendanceMarkSchema = v.looseObject({
  day: calendarDaySchema,
  studentId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  kind: v.picklist(["absent", "late", "earlyLeave", "classMissed"]),
  reason: reasonSchema,
  note: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_NOTE_CHARACTERS)))),
  periods: v.exactOptional(
    v.nullable(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(20))),
  ),
  subReason: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
  enteredAs: v.exactOptional(v.nullable(reasonSchema)),
});
