import {
  addDays,
  isCalendarDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { listOpenDays, listYearDays } from "./class-days.ts";
import type { LivedAct, Oracle } from "./oracle.ts";
import { followRecords, toWord, type Told } from "./records.ts";

/**
 * Hours by subject, of the year and each semester: lessons before today are given, from today on they are left. The week that holds
 * on a day, at its weekday or the one that the day is taught like, then what was exchanged, replaced, dropped and covered in its order, then days that end early or are closed.
 */
export const hoursOracle: Oracle = {
  name: "hours",
  tell(acts, today, year) {
    const told = new Map<string, number>();
    const plans = followRecords(acts, "dayPlan");
    const open = new Set<string>(listOpenDays(acts, year));
    const table = layTable(acts, year, open);
    const subjects = followRecords(acts, "subject");
    const terms = followRecords(acts, "schoolTerms").get("terms") ?? {};
    const firstUse = toWord(followRecords(acts, "schoolYear").get(String(year))?.["firstUseOn"]);
    const firstEnd = toWord(terms["firstSemesterEnd"]);
    const isSplit = isCalendarDay(firstEnd);
    // Of a span that is not written from its beginning nobody can say what lacks.
    const isWhole = firstUse <= ([...open].find((day) => day >= `${year}-03-01`) ?? "");
    for (const [id, { plan }] of subjects) {
      const { first: one = 0, second: other = 0 } = (plan ?? {}) as Record<string, number>;
      if (!plan) continue;
      if (isWhole) told.set(`${id} year gap`, -one - other);
      if (!isSplit) continue;
      if (isWhole) told.set(`${id} first gap`, -one);
      if (isWhole || firstUse <= addDays(firstEnd, 1)) told.set(`${id} second gap`, -other);
    }
    for (const [place, subject] of table) {
      const [day = "", period = ""] = place.split("~");
      if (day < `${year}-03-01` || !open.has(day) || !subjects.has(subject)) continue;
      const last = plans.get(day)?.["lessons"];
      if (typeof last === "number" && Number(period) > last) continue;
      const semester = day <= firstEnd ? "first" : "second";
      for (const span of isSplit ? ["year", semester] : ["year"]) {
        const add = (what: string): void => {
          const key = `${subject} ${span} ${what}`;
          told.set(key, (told.get(key) ?? 0) + 1);
        };
        if (day >= today) add("left");
        else if (day >= firstUse) add("given");
        if (told.has(`${subject} ${span} gap`)) add("gap");
      }
    }
    return told;
  },
};

/** The subject of each `day~period` of a year, before days are cut or closed. */
function layTable(
  acts: readonly LivedAct[],
  year: number,
  open: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const cells = [...followRecords(acts, "baseCell")].filter(([, { subjectId }]) => subjectId);
  const tables = followRecords(acts, "baseTable");
  const weeks = [...tables.keys()]
    // One without a lesson is only begun.
    .filter((from) => cells.some(([id]) => id.startsWith(`${from}~`)))
    .toSorted();
  const plans = followRecords(acts, "dayPlan");
  const table = new Map<string, string>();
  for (const day of listYearDays(year)) {
    const like = plans.get(day)?.["weekday"];
    const weekday = Number(like ?? (new Date(`${day}T00:00:00Z`).getUTCDay() || 7));
    const week = weeks.findLast((from) => from <= day) ?? "";
    const isB = isSecondWeek(day, tables.get(week) ?? {}, open);
    for (const [id, { subjectId }] of cells) {
      if (!id.startsWith(`${week}~${isB ? weekday + 7 : weekday}~`)) continue;
      table.set(`${day}~${id.split("~")[2]}`, toWord(subjectId));
    }
  }
  const changes = [...followRecords(acts, "lessonChange")].toSorted(
    ([one, a], [other, b]) => Number(a["at"]) - Number(b["at"]) || (one < other ? -1 : 1),
  );
  for (const [, change] of changes) if (change["isOff"] !== true) layChange(table, change);
  return table;
}

/** Of two weeks in turn: counted from the named one, where that was chosen without those in which there is no school. */
function isSecondWeek(
  day: CalendarDay,
  { weekA, skipsClosed }: Told,
  open: ReadonlySet<string>,
): boolean {
  const named = toWord(weekA);
  if (!isCalendarDay(named)) return false;
  let isB = false;
  const [first = day, last = day] = [named, day].map(startOfWeek).toSorted();
  for (let at = first; at < last; at = addDays(at, 7)) {
    const isSchool = [0, 1, 2, 3, 4, 5, 6].some((ahead) => open.has(addDays(at, ahead)));
    if (skipsClosed !== true || isSchool) isB = !isB;
  }
  return isB;
}

function startOfWeek(day: CalendarDay): CalendarDay {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function layChange(table: Map<string, string>, { type, a, b, subjectId, isByMe }: Told): void {
  const put = (place: string, subject: string | undefined): void =>
    void (subject ? table.set(place, subject) : table.delete(place));
  const [one, other, subject] = [toWord(a), toWord(b), toWord(subjectId)];
  const [here, there] = [table.get(one), table.get(other)];
  if (type === "swap") {
    put(one, there);
    put(other, here);
  } else if (type === "drop") put(one, undefined);
  else if (type === "replace") put(one, subject);
  // Her own 보강 is another class's hour: none of her lessons comes or goes with it.
  else if (isByMe !== true && subject) put(one, subject);
}
