import { toDayBells } from "@damim/domain/bells/day-bells.ts";
import { bellsKind } from "@damim/domain/bells/bells.ts";
import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight, toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { toDayTable } from "@damim/domain/class-table/class-table.ts";
import {
  CALENDAR_KINDS,
  readBellShift,
  readClassTable,
  TABLE_KINDS,
} from "@damim/domain/due-time/year-days.ts";
import {
  DIGEST_AT,
  PUSH_RULES_ID,
  pushRulesKind,
  toQuietTime,
  waitsInLessons,
  type PushRules,
} from "@damim/domain/push/push-rules.ts";
import type { ClockSpan, SendFacts } from "@damim/domain/push/when-to-send.ts";
import { isSchoolOpen } from "@damim/domain/school-calendar/school-calendar.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { readKinds } from "../db/read-kinds.ts";
import type { Queries } from "../db/schema.ts";

const DAYS_AHEAD = 15;

/** What a teacher chose of 알림. */
export async function readPushRules(queries: Queries, uid: string): Promise<PushRules | undefined> {
  const rows = await readKinds(queries, profileScope(uid), [pushRulesKind.name]);
  return rows(pushRulesKind).get(PUSH_RULES_ID);
}

/** What `whenToSend` has to know of a teacher now: her calendar, quiet time, and today's lessons under their bells. */
export async function readSendFacts(
  queries: Queries,
  uid: string,
  { rules, now }: { readonly rules: PushRules | undefined; readonly now: number },
): Promise<SendFacts> {
  const today = toSeoulDay(now);
  const year = recordSchoolYear(today);
  const kinds = [...CALENDAR_KINDS, ...TABLE_KINDS];
  const rows = await readKinds(queries, yearScope(uid, year), kinds);
  const classTable = readClassTable(rows, year);
  const { calendar } = classTable;
  const table = toDayTable(classTable, today);
  const taught = table.cells.flatMap(({ lesson, period }) => (lesson ? [period] : []));
  const shift = readBellShift(rows);
  const lessons = toDayBells(rows(bellsKind).values(), calendar, today, table.plan)
    .filter(({ type }) => type === "lesson")
    // Where no table says what she teaches, every lesson of the bells may be hers.
    .filter(({ period }) => table.cells.length === 0 || taught.includes(period ?? -1))
    .map(({ from, to }) => shiftSpan(today, { from, to }, shift));
  const days = Array.from({ length: DAYS_AHEAD }, (_, n) => addDays(today, n));
  return {
    openDays: days.filter((day) => isSchoolOpen(calendar, day)),
    quiet: toQuietTime(rules),
    digestAt: DIGEST_AT,
    waitsInLessons: waitsInLessons(rules),
    lessons: { [today]: lessons },
  };
}

/** Whole minutes: a lesson is over with the minute in which its bell has rung. */
function shiftSpan(day: CalendarDay, { from, to }: ClockSpan, shiftSeconds: number): ClockSpan {
  const at = (clock: string, minutes: number): string =>
    toSeoulTimeText(toSeoulMidnight(day) + toMs(clock) + minutes * 60_000);
  return {
    from: at(from, Math.floor(shiftSeconds / 60)),
    to: at(to, Math.ceil(shiftSeconds / 60)),
  };
}

function toMs(clock: string): number {
  return (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * 60_000;
}
