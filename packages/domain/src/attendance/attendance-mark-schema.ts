import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { LONGEST_NOTE_CHARACTERS } from "./attendance-mark.ts";

const reasonSchema = v.picklist(["illness", "unexcused", "other", "excused"]);

const lesson = v.exactOptional(v.nullable(v.union([reasonSchema, v.literal(false)])));

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
  isTakenBack: v.exactOptional(v.nullable(v.boolean())),
  lesson1: lesson,
  lesson2: lesson,
  lesson3: lesson,
  lesson4: lesson,
  lesson5: lesson,
  lesson6: lesson,
  lesson7: lesson,
  lesson8: lesson,
  lesson9: lesson,
  lesson10: lesson,
  lesson11: lesson,
  lesson12: lesson,
});
