import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";

const termDateSchema = v.exactOptional(v.nullable(calendarDaySchema));

export const schoolTermsSchema = v.looseObject({
  firstDay: termDateSchema,
  firstSemesterEnd: termDateSchema,
  summerStart: termDateSchema,
  secondDay: termDateSchema,
  winterStart: termDateSchema,
  winterReturn: termDateSchema,
  lastDay: termDateSchema,
});
