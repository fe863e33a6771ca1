import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { isYearChosen } from "../years/chosen-year.ts";
import type { StepYear } from "./undo-history.ts";

/**
 * How 되돌리기 speaks of a step: it goes through the acts of all years, so one of another than the class in the room says
 * its own, and while another year is shown each does.
 *
 * @param now epoch ms
 */
export function readStepYear(scope: string, now: number): StepYear {
  const read = parseScope(scope);
  if (read?.type !== "year") return { isOver: false, words: "" };
  const room = recordSchoolYear(toSeoulDay(now));
  const isShown = read.year === room && !isYearChosen();
  return { isOver: read.year < room, words: isShown ? "" : `${read.year}학년도 · ` };
}
