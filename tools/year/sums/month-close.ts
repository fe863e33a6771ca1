import { addMonths, toMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import { readWrittenCalendar } from "../../../apps/web/src/data/use-school-calendar.ts";
import {
  listBlockers,
  readCloseData,
} from "../../../apps/web/src/features/month-close/cases/use-close-data.ts";
import type { Sums } from "./sums.ts";

/** As 월말 마감 lists what still blocks a month, and which papers each absence lacks. */
export const monthCloseSums: Sums = ({ year: store, profile, today, schoolYear }) => {
  const calendar = readWrittenCalendar(
    { years: new Map([[schoolYear, store]]), profile },
    schoolYear,
  );
  const data = readCloseData(store, today, calendar);
  const said = new Map<string, number | string>();
  for (const { absence, missing } of data.cases)
    if (missing.length > 0) said.set(`${absence.id} lacks`, missing.map(({ type }) => type).join());
  // Two weeks are told before the year begins and after it ends.
  const first = addMonths(toMonth(`${schoolYear}-03-01`), -1);
  for (let at = 0; at < 14; at++) {
    const month = addMonths(first, at);
    for (const { type } of listBlockers(data, month)) {
      const key = `${month} ${type}`;
      said.set(key, Number(said.get(key) ?? 0) + 1);
    }
  }
  for (const { month, closedOn } of store.rows(monthCloseKind).values())
    said.set(`${month} closed`, closedOn);
  return said;
};
