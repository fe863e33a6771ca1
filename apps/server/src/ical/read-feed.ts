import { checkKind } from "@damim/domain/check/check.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import { writeCalendarFeed, type FeedEvent } from "@damim/domain/schedule/calendar-feed.ts";
import { eventDayKind, eventKind, toEventDayId } from "@damim/domain/schedule/event.ts";
import { toFeedDue } from "@damim/domain/schedule/feed-due.ts";
import { toFeedEvents, toFeedTasks, type Revision } from "@damim/domain/schedule/feed-events.ts";
import type { FeedPart } from "@damim/domain/schedule/feed-parts.ts";
import { listEvents } from "@damim/domain/schedule/list-events.ts";
import { listTasks } from "@damim/domain/schedule/list-tasks.ts";
import { taskDayKind, taskKind, toTaskDayId } from "@damim/domain/schedule/task.ts";
import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import { buildSchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import {
  findFirstSemesterEnd,
  listVacations,
  SCHOOL_TERMS_ID,
  schoolTermsKind,
} from "@damim/domain/school-calendar/school-terms.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { stampMs } from "@damim/sync/clock.ts";
import { toReadData, type AnyKind, type RecordKind } from "@damim/sync/kind.ts";
import type { Queries } from "../db/schema.ts";
import { readNamedStudents } from "../db/read-named-students.ts";
import { toStoredRow } from "../sync/stored-rows.ts";

/** What other calendars take without a murmur; of more the latest. */
const MOST_EVENTS = 2_000;

/** What a feed is read from. */
export const FEED_KINDS: readonly AnyKind[] = [
  checkKind,
  consultKind,
  eventDayKind,
  eventKind,
  ownDayKind,
  schoolTermsKind,
  studentKind,
  taskDayKind,
  taskKind,
];

/** The text of a teacher's feed: the parts that were asked for, of the years that are open, without a pupil's name. */
export async function readFeed(
  queries: Queries,
  asked: {
    readonly uid: string;
    readonly years: readonly SchoolYear[];
    readonly parts: readonly FeedPart[];
  },
): Promise<string> {
  const read = await Promise.all(
    asked.years.map(async (year) => {
      const rows = await openRows(queries, asked.uid, year);
      const living = rows.rows(studentKind);
      const named = await readNamedStudents(queries, yearScope(asked.uid, year), living);
      return { ...readYear(rows, year), named };
    }),
  );
  const events = read
    .flatMap((year) => asked.parts.flatMap((part) => year[part]()))
    .toSorted((a, b) => (`${a.day}~${a.uid}` < `${b.day}~${b.uid}` ? -1 : 1))
    .slice(-MOST_EVENTS);
  return writeCalendarFeed(
    "담임",
    events,
    read.flatMap(({ named }) => named),
  );
}

type YearRows = Awaited<ReturnType<typeof openRows>>;

function readYear(
  { rows, revise }: YearRows,
  year: SchoolYear,
): Readonly<Record<FeedPart, () => readonly FeedEvent[]>> {
  const terms = rows(schoolTermsKind).get(SCHOOL_TERMS_ID) ?? {};
  const calendar = buildSchoolCalendar(
    rows(ownDayKind).values(),
    listVacations(terms, year),
    findFirstSemesterEnd(terms),
  );
  const students = [...rows(studentKind).values()];
  const span = toSchoolYearSpan(year);
  return {
    events: () =>
      toFeedEvents(
        listEvents({ events: rows(eventKind), eventDays: rows(eventDayKind) }, calendar, span),
        ({ event: { id, repeat }, planned }) =>
          revise(repeat, [
            [eventKind, id],
            [eventDayKind, toEventDayId({ eventId: id, planned })],
          ]),
      ),
    tasks: () =>
      toFeedTasks(
        listTasks({ tasks: rows(taskKind), taskDays: rows(taskDayKind) }, calendar, span),
        ({ task: { id, repeat }, planned }) =>
          revise(repeat, [
            [taskKind, id],
            [taskDayKind, toTaskDayId({ taskId: id, planned })],
          ]),
      ),
    due: () =>
      toFeedDue({ checks: rows(checkKind), consults: rows(consultKind), students }, (kind, id) =>
        revise(undefined, [[kind === "check" ? checkKind : consultKind, id]]),
      ),
  };
}

/**
 * The living rows of a year by kind, and of which revision they are. A repeat's turns hang on the school's calendar too; a
 * row that was deleted goes on counting, or what was taken back would look older than what it was taken back from.
 */
async function openRows(queries: Queries, uid: string, year: SchoolYear) {
  const found = await queries
    .selectFrom("rows")
    .selectAll()
    .where("scope", "=", yearScope(uid, year))
    .where(
      "kind",
      "in",
      FEED_KINDS.map(({ name }) => name),
    )
    .execute();
  const byKind = new Map<string, Map<string, { readonly id: string }>>();
  const revisions = new Map<string, Revision>();
  for (const row of found.map(toStoredRow)) {
    const { kind, id, data, seq, at } = row;
    const changedAt = Math.max(0, ...Object.values(at).map(stampMs));
    revisions.set(`${kind}/${id}`, { sequence: seq, changedAt });
    const shown =
      row.deadAt === null
        ? toReadData(
            FEED_KINDS.find(({ name }) => name === kind),
            data,
          )
        : undefined;
    if (!shown) continue;
    const ofKind = byKind.get(kind) ?? new Map<string, { readonly id: string }>();
    byKind.set(kind, ofKind.set(id, { ...shown, id }));
  }
  const ofCalendar = [ownDayKind, schoolTermsKind].flatMap(({ name }) =>
    [...revisions.keys()].filter((key) => key.startsWith(`${name}/`)),
  );
  return {
    rows: <T>({ name }: RecordKind<T>) =>
      (byKind.get(name) ?? new Map()) as ReadonlyMap<string, T & { readonly id: string }>,
    revise: (repeat: unknown, of: readonly (readonly [AnyKind, string])[]): Revision => {
      const keys = [...of.map(([{ name }, id]) => `${name}/${id}`), ...(repeat ? ofCalendar : [])];
      const all = keys.flatMap((key) => revisions.get(key) ?? []);
      return {
        sequence: Math.max(0, ...all.map(({ sequence }) => sequence)),
        changedAt: Math.max(0, ...all.map(({ changedAt }) => changedAt)),
      };
    },
  };
}
