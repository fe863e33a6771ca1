// Loaded with what shows facts of a day.
import { listRoundsBetween } from "@damim/domain/check/check-rows.ts";
import { readSchoolCalendar } from "../../../data/use-school-calendar.ts";
import type { DayFactsCode } from "../../../kit/manifest/day-facts.ts";
import { readCheckRows } from "../check-rows.ts";

/** What was due on the day, and how much of it came in: 「독서록 3주차 17/18 냈어요」. */
export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) => {
  const rows = readCheckRows(store, { calendar: readSchoolCalendar(store), today: day });
  return listRoundsBetween(rows, { from: day, to: day })
    .filter(({ dueOn }) => dueOn === day)
    .map(({ check, round, rate }) => ({
      id: `${check.id}~${round}`,
      text: `${check.title} ${rate.shown} 냈어요`,
    }));
};
