import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  familyKinds,
  toFamilyNews,
  type FamilyNews,
} from "@damim/domain/family-page/family-news.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { readKinds } from "../db/read-kinds.ts";
import { readNamedStudents } from "../db/read-named-students.ts";
import type { Queries } from "../db/schema.ts";

/** Whose class it is. */
export interface ClassPlace {
  readonly uid: string;
  readonly year: SchoolYear;
}

/** Links come and go beside the rows. */
const LONGEST_MS = 60_000;
const REMEMBERED_MAX = 1_000;

/** What families of a class read now; undefined where it has no page. */
export async function readFamilyNews(
  queries: Queries,
  { uid, year }: ClassPlace,
  now: number,
): Promise<FamilyNews | undefined> {
  const scope = yearScope(uid, year);
  const [rows, profile] = await Promise.all([
    readKinds(queries, scope, familyKinds),
    readKinds(queries, profileScope(uid), [schoolYearKind.name]),
  ]);
  const setting = profile(schoolYearKind).get(String(year));
  return toFamilyNews(rows, {
    year,
    now,
    place: toClassWords(setting?.mode === "homeroom" ? toClassKey(setting) : undefined),
    named: await readNamedStudents(queries, scope, rows(studentKind)),
    meals: new Map(),
  });
}

/**
 * Remembers what was made of a class's rows until one of them changes, the day is over or a minute has gone: 26 phones open a
 * page within the minutes after it was told.
 */
export function rememberOfClass<T>(
  { queries, now }: { readonly queries: Queries; readonly now: () => number },
  make: (place: ClassPlace, at: number) => Promise<T>,
): (place: ClassPlace) => Promise<T> {
  interface Known {
    readonly seqs: string;
    readonly day: CalendarDay;
    readonly at: number;
    readonly made: Promise<T>;
  }
  const known = new Map<string, Known>();
  return async (place) => {
    const scopes = [yearScope(place.uid, place.year), profileScope(place.uid)];
    const at = now();
    const day = toSeoulDay(at);
    const found = await queries
      .selectFrom("scopes")
      .select(["scope", "seq"])
      .where("scope", "in", scopes)
      .orderBy("scope")
      .execute();
    const seqs = found.map(({ scope, seq }) => `${scope} ${seq}`).join();
    const [key = ""] = scopes;
    const last = known.get(key);
    if (last?.seqs === seqs && last.day === day && at - last.at < LONGEST_MS) return last.made;
    const made = make(place, at);
    known.delete(key);
    known.set(key, { seqs, day, at, made });
    made.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > REMEMBERED_MAX && oldest !== undefined) known.delete(oldest);
    return made;
  };
}
