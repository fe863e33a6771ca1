import { findFamilyEvent } from "@damim/domain/attendance/family-event.ts";
import { absencePaper } from "@damim/domain/attendance-papers/absence-paper-record.ts";
import type { AbsencePaper } from "@damim/domain/attendance-papers/absence-paper.ts";
import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { RecordWords } from "../../../kit/record/record-words.ts";
import { toWords } from "../../../kit/record/to-words.ts";

const words = toWords(absencePaper);

/** A 경조사 is said as the rules of its year name it. */
export const paperWords: RecordWords<AbsencePaper> = {
  ...words,
  fields: {
    ...words.fields,
    familyEvent: {
      label: "경조사",
      describe(value, { id }) {
        const [day] = id.split("~");
        if (typeof value !== "string" || !isCalendarDay(day)) return undefined;
        return findFamilyEvent(recordSchoolYear(day), value)?.label ?? "다른 경조사";
      },
    },
  },
};
