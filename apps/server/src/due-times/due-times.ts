import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { alarmKind } from "@damim/domain/alarm/alarm.ts";
import { toSeoulMidnight } from "@damim/domain/calendar-day/korean-instant.ts";
import { findDueTime, type DueFacts, type DueKind } from "@damim/domain/due-time/due-time.ts";
import {
  CALENDAR_KINDS,
  readClassTable,
  TABLE_KINDS,
  toAlarmDays,
} from "@damim/domain/due-time/year-days.ts";
import { eventDayKind } from "@damim/domain/schedule/event.ts";
import { taskDayKind } from "@damim/domain/schedule/task.ts";
import {
  openSchoolYears,
  recordSchoolYear,
  toSchoolYearSpan,
} from "@damim/domain/school-year/school-year.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { Database } from "../db/open-database.ts";
import { readKinds } from "../db/read-kinds.ts";
import type { DueTimeRow } from "../db/push-tables.ts";
import type { Queries } from "../db/schema.ts";
import { deliver, type Message } from "../deliver/deliver.ts";
import { FAMILY_MARK_AT } from "./due-marks.ts";
import { toDueMessage } from "./due-message.ts";

const SCOPES_AT_ONCE = 8;
const ROWS_AT_ONCE = 500;
const NEVER = Number.MAX_SAFE_INTEGER;
/** A row and what was said of its turns. */
const TURN_KINDS: Readonly<Record<DueKind, readonly string[]>> = {
  alarm: [alarmKind.name],
  event: ["event", eventDayKind.name],
  task: ["task", taskDayKind.name],
};

/** What comes due at a time of its own: alarms, tasks, reminders of events. */
export interface DueTimes {
  /** Turns what is due into messages and finds when each comes due next. */
  turn(): Promise<void>;
  /** Epoch ms at which something has to be looked at; undefined when nothing does. */
  findNext(): Promise<number | undefined>;
}

export function createDueTimes({
  database,
  now,
}: {
  readonly database: Database;
  readonly now: () => number;
}): DueTimes {
  const { queries, tx } = database;

  /** How many were looked at. */
  const turnScope = (scope: string): Promise<number> =>
    tx(async (work) => {
      const at = now();
      const due = await claimDue(work, { scope, at, kind: database.kind });
      const facts = due.length > 0 ? await readDueFacts(work, { scope, due, at }) : undefined;
      for (const row of due) await turnRow(work, row, { facts, at });
      return due.length;
    });

  return {
    async turn() {
      for (;;) {
        const found = await queries
          .selectFrom("due_times")
          .select("scope")
          .distinct()
          .where("look_at", "<=", now())
          .limit(SCOPES_AT_ONCE)
          .execute();
        const counts = await Promise.all(found.map(({ scope }) => turnScope(scope)));
        // What another process holds it looks at itself.
        if (found.length < SCOPES_AT_ONCE || counts.every((count) => count === 0)) return;
      }
    },
    async findNext() {
      const found = await queries
        .selectFrom("due_times")
        .select("look_at")
        .orderBy("look_at")
        .limit(1)
        .executeTakeFirst();
      return found && found.look_at < FAMILY_MARK_AT ? found.look_at : undefined;
    },
  };
}

/** What has to be looked at, held until it was: a push that changes it meanwhile waits and marks it once more. */
async function claimDue(
  queries: Queries,
  about: { readonly scope: string; readonly at: number; readonly kind: Database["kind"] },
): Promise<readonly DueTimeRow[]> {
  const due = queries
    .selectFrom("due_times")
    .selectAll()
    .where("scope", "=", about.scope)
    .where("look_at", "<=", about.at)
    .limit(ROWS_AT_ONCE);
  return (about.kind === "postgres" ? due.forUpdate().skipLocked() : due).execute();
}

/** Only what these rows hang on: an alarm by the clock needs no lessons. */
async function readDueFacts(
  queries: Queries,
  about: { readonly scope: string; readonly due: readonly DueTimeRow[]; readonly at: number },
): Promise<DueFacts | undefined> {
  const scope = parseScope(about.scope);
  if (scope?.type !== "year") return undefined;
  const own = [...new Set(about.due.map(({ kind }) => TURN_KINDS[kind as DueKind]))].flat();
  const kinds = [...CALENDAR_KINDS, ...own];
  const rows = await readKinds(queries, about.scope, kinds);
  const isByLesson = [...rows(alarmKind).values()].some(({ lesson }) => typeof lesson === "number");
  const all = isByLesson ? await readKinds(queries, about.scope, [...kinds, ...TABLE_KINDS]) : rows;
  const table = readClassTable(all, scope.year);
  return { rows: all, calendar: table.calendar, days: toAlarmDays(all, table) };
}

async function turnRow(
  queries: Queries,
  row: DueTimeRow,
  { facts, at }: { readonly facts: DueFacts | undefined; readonly at: number },
): Promise<void> {
  const { scope, row_id: rowId, next_at: expected } = row;
  const kind = row.kind as DueKind;
  const opensAt = findOpening(row, at);
  const isOpen = opensAt <= at;
  if (facts && isOpen && expected !== null && expected <= at) {
    // What was moved or ticked meanwhile is not due at that time any more.
    const due = findDueTime({ kind, rowId }, expected - 1, facts);
    const message = due?.at === expected ? toDueMessage(kind, due, at) : undefined;
    if (message) await tell(queries, row.user_id, message, at);
  }
  const next = facts && isOpen ? findDueTime({ kind, rowId }, at, facts)?.at : undefined;
  if (opensAt < Infinity && (next !== undefined || (await isAlive(queries, row)))) {
    await queries
      .updateTable("due_times")
      .set({ next_at: next ?? null, look_at: next ?? (isOpen ? NEVER : opensAt) })
      .where("scope", "=", scope)
      .where("kind", "=", kind)
      .where("row_id", "=", rowId)
      .execute();
    return;
  }
  await queries
    .deleteFrom("due_times")
    .where("scope", "=", scope)
    .where("kind", "=", kind)
    .where("row_id", "=", rowId)
    .execute();
}

/** The same turn at another time than before is told anew. */
async function tell(queries: Queries, uid: string, message: Message, at: number): Promise<void> {
  await queries
    .deleteFrom("deliveries")
    .where("user_id", "=", uid)
    .where("dedupe", "=", message.dedupe)
    .execute();
  await deliver(queries, [uid], message, at);
}

/** Epoch ms since when rows of its year come due; infinity once the year is over. Alarms ring for the class in the room. */
function findOpening({ scope: text, kind }: DueTimeRow, at: number): number {
  const scope = parseScope(text);
  if (scope?.type !== "year") return Infinity;
  const today = toSeoulDay(at);
  const isAlarm = kind === alarmKind.name;
  const open = isAlarm ? [recordSchoolYear(today)] : openSchoolYears(today);
  if (open.includes(scope.year)) return 0;
  const begins = isAlarm ? toSchoolYearSpan(scope.year).from : (`${scope.year}-02-15` as const);
  return begins > today ? toSeoulMidnight(begins) : Infinity;
}

/** A row without a next time stays looked after: a calendar that changes may give it one. */
async function isAlive(queries: Queries, { scope, kind, row_id: id }: DueTimeRow) {
  const found = await queries
    .selectFrom("rows")
    .select("id")
    .where("scope", "=", scope)
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("dead_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}
