import { toBookingFacts } from "@damim/domain/booking/booking-facts.ts";
import { bookingPlanKind, bookingSlotKind } from "@damim/domain/booking/booking.ts";
import type { BookingFacts, BookingRows } from "@damim/domain/booking/list-slots.ts";
import { toHostWords } from "@damim/domain/booking/booking-words.ts";
import { bellsKind } from "@damim/domain/bells/bells.ts";
import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { buildClassTable } from "@damim/domain/class-table/class-table.ts";
import { dayPlanKind } from "@damim/domain/class-table/day-plan.ts";
import { lessonChangeKind } from "@damim/domain/class-table/lesson-change.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import { buildSchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import {
  listVacations,
  SCHOOL_TERMS_ID,
  schoolTermsKind,
} from "@damim/domain/school-calendar/school-terms.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import { toReadData, type AnyKind, type Fields, type RecordKind } from "@damim/sync/kind.ts";
import type { Queries } from "../db/schema.ts";

/** Whose plan it is, and where its rows lie. */
export interface BookingPlace {
  readonly uid: string;
  readonly year: SchoolYear;
  readonly planId: string;
}

/** What stands beside the plans of a year: it changes seldom, while slots are taken by the dozen in a minute. */
export interface YearFacts {
  readonly facts: BookingFacts;
  readonly students: readonly RosterStudent[];
  readonly host: string;
}

const factKinds: readonly AnyKind[] = [
  baseCellKind,
  baseTableKind,
  bellsKind,
  dayPlanKind,
  eventDayKind,
  eventKind,
  lessonChangeKind,
  ownDayKind,
  schoolTermsKind,
  studentKind,
  subjectKind,
];
const REMEMBERED_MAX = 100;

/**
 * Reads years and remembers them as long as no row of theirs but slots has changed: asked before each claim, so that 300
 * of them in one second do not read a timetable 300 times.
 */
export function createYearFacts(queries: Queries): (place: BookingPlace) => Promise<YearFacts> {
  const known = new Map<string, { seq: number; profileSeq: number; readonly read: YearFacts }>();
  return async ({ uid, year }) => {
    const scope = yearScope(uid, year);
    const [seq, profileSeq] = await readSeqs(queries, [scope, profileScope(uid)]);
    const last = known.get(scope);
    if (last && last.profileSeq === profileSeq) {
      if (last.seq === seq) return last.read;
      const changed = await queries
        .selectFrom("rows")
        .select("id")
        .where("scope", "=", scope)
        .where("seq", ">", last.seq)
        .where(
          "kind",
          "in",
          factKinds.map(({ name }) => name),
        )
        .limit(1)
        .executeTakeFirst();
      if (!changed) {
        last.seq = Math.max(last.seq, seq);
        return last.read;
      }
    }
    const read = await readYear(queries, uid, year);
    known.delete(scope);
    known.set(scope, { seq, profileSeq, read });
    const [oldest] = known.keys();
    if (known.size > REMEMBERED_MAX && oldest !== undefined) known.delete(oldest);
    return read;
  };
}

/** The plans and slots of a year, out of rows as they are stored. */
export function toBookingRows(
  plans: readonly { readonly id: string; readonly data: Fields }[],
  slots: readonly { readonly id: string; readonly data: Fields }[],
): BookingRows {
  return {
    plans: toMap(bookingPlanKind, plans),
    slots: toMap(bookingSlotKind, slots),
  };
}

export async function readBookingRows(
  queries: Queries,
  { uid, year }: BookingPlace,
): Promise<BookingRows> {
  const rows = await readRows(queries, yearScope(uid, year), [bookingPlanKind, bookingSlotKind]);
  return toBookingRows(rows(bookingPlanKind.name), rows(bookingSlotKind.name));
}

async function readSeqs(queries: Queries, scopes: readonly string[]): Promise<[number, number]> {
  const found = await queries
    .selectFrom("scopes")
    .select(["scope", "seq"])
    .where("scope", "in", scopes)
    .execute();
  const [first = 0, second = 0] = scopes.map(
    (scope) => found.find((row) => row.scope === scope)?.seq ?? 0,
  );
  return [first, second];
}

async function readYear(queries: Queries, uid: string, year: SchoolYear): Promise<YearFacts> {
  const rows = await readRows(queries, yearScope(uid, year), factKinds);
  const settings = await readRows(queries, profileScope(uid), [schoolYearKind]);
  const mapOf = <T>(kind: RecordKind<T>) => toMap(kind, rows(kind.name));
  const terms = mapOf(schoolTermsKind).get(SCHOOL_TERMS_ID) ?? {};
  const calendar = buildSchoolCalendar(mapOf(ownDayKind).values(), listVacations(terms, year));
  const table = buildClassTable(
    {
      tables: mapOf(baseTableKind),
      cells: mapOf(baseCellKind),
      plans: mapOf(dayPlanKind),
      // What is written of a lesson takes nobody's time.
      lessons: new Map(),
      changes: mapOf(lessonChangeKind),
    },
    calendar,
  );
  const setting = toMap(schoolYearKind, settings(schoolYearKind.name)).get(String(year));
  return {
    facts: toBookingFacts({
      table,
      subjects: mapOf(subjectKind),
      bells: mapOf(bellsKind),
      events: { events: mapOf(eventKind), eventDays: mapOf(eventDayKind) },
    }),
    students: [...mapOf(studentKind).values()],
    host: toHostWords(setting),
  };
}

async function readRows(queries: Queries, scope: string, kinds: readonly AnyKind[]) {
  const found = await queries
    .selectFrom("rows")
    .select(["kind", "id", "data"])
    .where("scope", "=", scope)
    .where(
      "kind",
      "in",
      kinds.map(({ name }) => name),
    )
    .where("dead_at", "is", null)
    .execute();
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  return (kind: string) =>
    (byKind.get(kind) ?? []).map(({ id, data }) => ({ id, data: JSON.parse(data) as Fields }));
}

/** Living rows in today's form, by their ids. */
function toMap<T>(
  kind: RecordKind<T>,
  rows: readonly { readonly id: string; readonly data: Fields }[],
): ReadonlyMap<string, T & { readonly id: string }> {
  return new Map(
    rows.flatMap(({ id, data }) => {
      const read = toReadData(kind, data);
      // Was checked by the kind's schema when it was written.
      return read ? [[id, { ...read, id } as T & { readonly id: string }] as const] : [];
    }),
  );
}
