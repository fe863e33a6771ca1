import holidays from "@damim/domain/holiday/golden-holidays.json" with { type: "json" };
import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { followRecords, toWord, type Told } from "./records.ts";
import type { LivedAct } from "./oracle.ts";

const listed = new Set(holidays.map(({ date }) => date));

/** The days of a school year, from 1 March to the last of February. */
export function listYearDays(year: number): readonly CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day: CalendarDay = `${year}-03-01`; day < `${year + 1}-03-01`; day = addDays(day, 1))
    days.push(day);
  return days;
}

/**
 * Days with lessons: what the teacher says of a day, else no weekend, no public holiday, no vacation of the terms; from the
 * February on in which the year is prepared.
 */
export function listOpenDays(acts: readonly LivedAct[], year: number): readonly CalendarDay[] {
  const own = followRecords(acts, "ownDay");
  const terms = followRecords(acts, "schoolTerms").get("terms") ?? {};
  const at = (name: string): string => toWord(terms[name] ?? "");
  const february = listYearDays(year - 1).filter((day) => day >= `${year}-02-01`);
  return [...february, ...listYearDays(year)].filter((day) => {
    const said = own.get(day)?.["type"];
    if (said) return said === "open";
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6 || listed.has(day)) return false;
    if (day >= `${year}-03-01` && day < at("firstDay")) return false;
    if (at("lastDay") && day > at("lastDay")) return false;
    if (at("summerStart") && day >= at("summerStart") && day < at("secondDay")) return false;
    if (!at("winterStart") || day < at("winterStart")) return true;
    return at("winterReturn") !== "" && day >= at("winterReturn");
  });
}

/** Whether a pupil is of the class on a day: from coming to leaving, both included, and again from each coming back on. */
export function isOfClass({ joinedOn, gone, away }: Told, day: CalendarDay): boolean {
  if (typeof joinedOn === "string" && day < joinedOn) return false;
  if (gone && day > toWord((gone as Told)["day"])) return false;
  return ((away ?? []) as readonly Told[]).every(
    (time) => day <= toWord(time["day"]) || day >= toWord(time["back"]),
  );
}
