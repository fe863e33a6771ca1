import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { SchoolCode } from "@damim/domain/school-search/school.ts";
import type { NeisClient } from "./neis-client.ts";

const FRESH_MS = 6 * 3_600_000;
/** Three of a day come without a key too. */
const AT_MOST = 5;

/** The meals of a school's day, as the education-data service has them or had them last. */
export function findMeals(
  neis: Pick<NeisClient, "ask">,
  { office, school }: Pick<SchoolCode, "office" | "school">,
  day: CalendarDay,
): ReturnType<NeisClient["ask"]> {
  const query = {
    ATPT_OFCDC_SC_CODE: office,
    SD_SCHUL_CODE: school,
    MLSV_YMD: day.replaceAll("-", ""),
  };
  return neis.ask("mealServiceDietInfo", query, { freshMs: FRESH_MS, pageSize: AT_MOST });
}
