import { readFileSync } from "node:fs";
import type { CalendarDay } from "../../calendar-day/calendar-day.ts";
import { buildSchoolCalendar, type SchoolCalendar } from "../../school-calendar/school-calendar.ts";

/** The tables that hold for records (`golden-records.json`), for tests. */
export function readRecordGolden<T>(table: string): T {
  return readGolden<Record<string, T>>("../golden-records.json")[table] as T;
}

interface GoldenCalendar {
  readonly closed: readonly CalendarDay[];
  readonly vacations: readonly (readonly [CalendarDay, CalendarDay])[];
}

/** A calendar of the planning tables; "+2026-09-18" behind it closes that day, "!2026-10-09" makes it a 학교 가는 날. */
export function readGoldenCalendar(name: string): SchoolCalendar {
  const [, key = "", sign, day] = /^(\w+)(?:([+!])(.+))?$/.exec(name) ?? [];
  const own = day && [
    sign === "!"
      ? { day: day as CalendarDay, type: "open" as const, label: "학교 가는 날" }
      : { day: day as CalendarDay, type: "closed" as const, label: "임시휴업일" },
  ];
  const { calendars } = readGolden<{ calendars: Record<string, GoldenCalendar> }>(
    "../../occurrence/golden-repeats.json",
  );
  const calendar = calendars[key];
  if (!calendar) throw new Error(`no calendar ${key}`);
  return buildSchoolCalendar(
    [
      ...calendar.closed.map((closed) => ({
        day: closed,
        type: "closed" as const,
        label: "재량휴업일",
      })),
      ...(own || []),
    ],
    calendar.vacations.map(([from, to]) => ({ from, to, name: "방학" })),
  );
}

/** Golden files are ours: their shape is what the test that reads them says. */
function readGolden<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as T;
}
