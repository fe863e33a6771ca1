import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYear } from "@damim/domain/school-year/school-year-record.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toWords } from "../../kit/record/to-words.ts";
import { toYearMendState } from "./year-mend-state.ts";

export const schoolYearWords = toWords(schoolYear, {
  findMendPlace(data, { op }) {
    const year = workingSchoolYear(toSeoulDay(data.now()));
    return op.id === String(year) ? { path: "/profile", state: toYearMendState(op) } : undefined;
  },
});
