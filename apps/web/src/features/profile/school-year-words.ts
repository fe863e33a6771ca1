import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYear } from "@damim/domain/school-year/school-year-record.ts";
import { openSchoolYears } from "@damim/domain/school-year/school-year.ts";
import { findPresent } from "../../data/teacher-data.ts";
import { toWords } from "../../kit/record/to-words.ts";
import { toYearMendState } from "./year-mend-state.ts";

export const schoolYearWords = toWords(schoolYear, {
  findMendPlace(data, { op }) {
    const open = openSchoolYears(toSeoulDay(findPresent(data).now()));
    return open.includes(Number(op.id))
      ? { path: "/profile", state: toYearMendState(op) }
      : undefined;
  },
});
