import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  familyKinds,
  toFamilyNews,
  type FamilyNews,
} from "@damim/domain/family-page/family-news.ts";
import { toMonday } from "@damim/domain/class-table/weeks/week-letter.ts";
import type { Meal } from "@damim/domain/meals/meals-reply.ts";
import type { SchoolCode } from "@damim/domain/school-search/school.ts";
import { findMeals } from "../neis/find-meals.ts";
import type { NeisClient } from "../neis/neis-client.ts";
import { readDayMeals } from "../neis/read-school-rows.ts";
import { isNumbersOnly } from "@damim/domain/numbers-only/find-numbers-only.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { readKinds } from "../db/read-kinds.ts";
import { readNamedStudents } from "../db/read-named-students.ts";
import type { Queries } from "../db/schema.ts";
import { readBookingTarget } from "../links/booking-target.ts";
import { groupCode, type Links } from "../links/links.ts";

/** Whose class it is. */
export interface ClassPlace {
  readonly uid: string;
  readonly year: SchoolYear;
}

/** The next answer has what came later. */
const PATIENCE_MS = 100;
const MEAL_DAYS = 12;
/** Meals come beside the rows. */
const LONGEST_MS = 600_000;
const REMEMBERED_MAX = 1_000;

interface NewsAsked {
  readonly now: number;
  /** Absent: what is for lunch is asked of nobody. */
  readonly neis?: Pick<NeisClient, "ask">;
}

/**
 * What families of a class read now; undefined where it has no page. Open is what has a link.
 *
 * @returns beside it where each booking and survey of it is opened, below the base path
 */
export async function readClassNews(
  { queries, links }: { readonly queries: Queries; readonly links: Pick<Links, "list"> },
  place: ClassPlace,
  asked: NewsAsked,
): Promise<{ readonly news: FamilyNews; readonly paths: ReadonlyMap<string, string> } | undefined> {
  const [news, own] = await Promise.all([
    readFamilyNews(queries, place, asked),
    links.list(place.uid),
  ]);
  const paths = new Map(
    own.flatMap(({ kind, target, code }) => {
      const plan = kind === "book" ? readBookingTarget(target) : undefined;
      const id = kind === "answer" ? target : plan?.year === place.year ? plan.planId : undefined;
      return id !== undefined && code ? [[id, `${kind}/${groupCode(code)}`] as const] : [];
    }),
  );
  return news && { news: { ...news, open: news.open.filter(({ id }) => paths.has(id)) }, paths };
}

async function readFamilyNews(
  queries: Queries,
  { uid, year }: ClassPlace,
  { now, neis }: NewsAsked,
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
    meals: await readMeals(neis, setting?.schoolCode, now),
    isNumbersOnly: isNumbersOnly(profile(schoolYearKind), scope),
  });
}

/** Of this week and the next one what is here at once: no page waits for a service. */
async function readMeals(
  neis: NewsAsked["neis"],
  school: SchoolCode | null | undefined,
  now: number,
): Promise<ReadonlyMap<CalendarDay, readonly Meal[]>> {
  if (!neis || !school) return new Map();
  const monday = toMonday(toSeoulDay(now));
  const days = Array.from({ length: MEAL_DAYS }, (_, ahead) => addDays(monday, ahead));
  const found = days.map(async (day) => {
    const answer = await findMeals(neis, school, day);
    return answer.ok ? ([day, readDayMeals(answer.value.rows)] as const) : undefined;
  });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  const known = await Promise.all(found.map((one) => Promise.race([one, late])));
  return new Map(known.flatMap((one) => (one ? [one] : [])));
}

/**
 * Remembers what was made of a class's rows until one of those that a family sees or a link of its teacher changes, the day is
 * over or ten minutes have gone: 26 phones open a page within the minutes after it was told, while its teacher goes on writing.
 */
export function rememberOfClass<T>(
  { queries, now }: { readonly queries: Queries; readonly now: () => number },
  make: (place: ClassPlace, at: number) => Promise<T>,
): (place: ClassPlace) => Promise<T> {
  interface Known {
    state: ClassState;
    readonly day: CalendarDay;
    readonly at: number;
    readonly made: Promise<T>;
  }
  const known = new Map<string, Known>();
  return async (place) => {
    const key = yearScope(place.uid, place.year);
    const at = now();
    const day = toSeoulDay(at);
    const state = await readState(queries, place);
    const last = known.get(key);
    const isOld = !last || last.day !== day || at - last.at >= LONGEST_MS;
    if (!isOld && !(await hasChanged(queries, place, { from: last.state, to: state }))) {
      last.state = state;
      return last.made;
    }
    const made = make(place, at);
    known.delete(key);
    known.set(key, { state, day, at, made });
    made.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > REMEMBERED_MAX && oldest !== undefined) known.delete(oldest);
    return made;
  };
}

interface ClassState {
  readonly year: number;
  readonly profile: number;
  readonly links: string;
}

async function readState(queries: Queries, { uid, year }: ClassPlace): Promise<ClassState> {
  const [own, profile] = [yearScope(uid, year), profileScope(uid)];
  const found = await queries
    .selectFrom("scopes")
    .select(["scope as name", "seq"])
    .where("scope", "in", [own, profile])
    .unionAll((eb) =>
      eb
        .selectFrom("links")
        .select(["code_hash as name", eb.lit(0).as("seq")])
        .where("owner_id", "=", uid),
    )
    .orderBy("name")
    .execute();
  const seqOf = (scope: string): number =>
    Number(found.find(({ name }) => name === scope)?.seq ?? 0);
  const links = found.filter(({ name }) => name !== own && name !== profile);
  return {
    year: seqOf(own),
    profile: seqOf(profile),
    links: links.map(({ name }) => name).join(),
  };
}

/** Whether between two looks something changed that families see. */
async function hasChanged(
  queries: Queries,
  { uid, year }: ClassPlace,
  { from, to }: { readonly from: ClassState; readonly to: ClassState },
): Promise<boolean> {
  if (from.links !== to.links) return true;
  if (from.year === to.year && from.profile === to.profile) return false;
  const changed = await queries
    .selectFrom("rows")
    .select("id")
    .where((eb) =>
      eb.or([
        eb.and([
          eb("scope", "=", yearScope(uid, year)),
          eb("seq", ">", from.year),
          eb("kind", "in", familyKinds),
        ]),
        eb.and([
          eb("scope", "=", profileScope(uid)),
          eb("seq", ">", from.profile),
          eb("kind", "=", schoolYearKind.name),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return changed !== undefined;
}
