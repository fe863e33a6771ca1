import type { RecordKind } from "@damim/sync/kind.ts";
import { bellSettingKind, BELL_SETTING_ID, bellsKind } from "../bells/bells.ts";
import { cutBellRows } from "../bells/bell-state.ts";
import { toDayBells } from "../bells/day-bells.ts";
import type { AlarmDays } from "../alarm/next-ring.ts";
import { baseCellKind, baseTableKind } from "../class-table/base-table.ts";
import {
  buildClassTable,
  findLastLesson,
  toDayTable,
  type ClassTable,
} from "../class-table/class-table.ts";
import { dayPlanKind } from "../class-table/day-plan.ts";
import { lessonChangeKind } from "../class-table/lesson-change.ts";
import { lessonKind } from "../class-table/lesson.ts";
import { unitPlanKind } from "../class-table/unit-plan.ts";
import { ownDayKind } from "../school-calendar/own-day.ts";
import { buildSchoolCalendar, isSchoolOpen } from "../school-calendar/school-calendar.ts";
import {
  findFirstSemesterEnd,
  listVacations,
  SCHOOL_TERMS_ID,
  schoolTermsKind,
} from "../school-calendar/school-terms.ts";
import type { SchoolYear } from "../school-year/school-year.ts";

/** The living rows of a scope, by kind. */
export type ReadRows = <T>(kind: RecordKind<T>) => ReadonlyMap<string, T & { readonly id: string }>;

/** What says which days are open. */
export const CALENDAR_KINDS: ReadonlySet<string> = new Set([ownDayKind.name, schoolTermsKind.name]);

/** What says, with those, how a day rings and what is taught on it. */
export const TABLE_KINDS: ReadonlySet<string> = new Set([
  bellsKind.name,
  bellSettingKind.name,
  baseTableKind.name,
  baseCellKind.name,
  dayPlanKind.name,
  lessonKind.name,
  lessonChangeKind.name,
  unitPlanKind.name,
]);

/** The class table of a year, from the rows of `CALENDAR_KINDS` and `TABLE_KINDS`; without the latter a calendar alone. */
export function readClassTable(rows: ReadRows, year: SchoolYear): ClassTable {
  const terms = rows(schoolTermsKind).get(SCHOOL_TERMS_ID) ?? {};
  const calendar = buildSchoolCalendar(
    rows(ownDayKind).values(),
    listVacations(terms, year),
    findFirstSemesterEnd(terms),
  );
  return buildClassTable(
    {
      tables: rows(baseTableKind),
      cells: rows(baseCellKind),
      plans: rows(dayPlanKind),
      lessons: rows(lessonKind),
      changes: rows(lessonChangeKind),
      unitPlans: rows(unitPlanKind),
    },
    calendar,
  );
}

/** Seconds by which the school's bell is late. */
export function readBellShift(rows: ReadRows): number {
  return rows(bellSettingKind).get(BELL_SETTING_ID)?.shift ?? 0;
}

/** The days as alarms ask for them, the same as an open page sees. */
export function toAlarmDays(rows: ReadRows, table: ClassTable): AlarmDays {
  const { calendar } = table;
  return {
    isOpen: (day) => isSchoolOpen(calendar, day),
    bellsOf(day) {
      const dayTable = toDayTable(table, day);
      const bells = toDayBells(rows(bellsKind).values(), calendar, day, dayTable.plan);
      return cutBellRows(bells, findLastLesson(dayTable));
    },
    shift: readBellShift(rows),
  };
}
