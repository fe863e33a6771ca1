import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  FAMILY_PAGE_ID,
  familyPageKind,
  isPageOpen,
  type FamilyPage,
} from "@damim/domain/family-page/family-page.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import type { Context } from "hono";
import type { ServerDeps } from "../base/server-deps.ts";
import type { LinkRow, Queries } from "../db/schema.ts";
import { failure, tooOften } from "../http/http-failure.ts";
import type { AppEnv } from "../http/route.ts";
import type { Links } from "../links/links.ts";
import { createGuestOpening, type GuestVisit, type GuestWish } from "../links/open-guest-link.ts";
import type { ClassPlace } from "./read-family-news.ts";

/** Of a page that ended, of one whose link was changed and of one that never was: one answer. */
export const classUnknown = failure(
  404,
  "LinkEnded",
  "이 링크는 끝났거나 바뀌었어요. 선생님께 새 링크를 받아 주세요.",
);
const tooMany = tooOften("TooManyRequests", "지금 여는 분이 많아요. 잠시 뒤에 다시 열어 주세요.");

/** Somebody with the code of a class whose year is not over. */
export interface ClassGuest extends GuestVisit {
  readonly place: ClassPlace;
}

/** Somebody at the page of a class that is open. */
export interface ClassVisit extends ClassGuest {
  readonly page: FamilyPage;
}

interface Opening<Sort extends GuestWish> {
  readonly links: Links;
  readonly perMinute: Readonly<Record<Sort, number>>;
  /** What is said to who asks too often; absent: to open it later. */
  readonly refuse?: (waitMs: number) => Error;
}
type OpeningDeps = Pick<ServerDeps, "config" | "database" | "now">;

/**
 * The one way to what families do by the code of a class: its link, its school year, and its page until the last day. What is
 * not open has one answer.
 *
 * ```ts
 * const openClassPage = createClassOpening(deps, { links, perMinute: { own: 60 } });
 * const { place, page } = await openClassPage(c, code, "own");
 * ```
 */
export function createClassOpening<Sort extends GuestWish>(
  deps: OpeningDeps,
  of: Opening<Sort>,
): (c: Context<AppEnv>, code: string, sort: Sort) => Promise<ClassVisit> {
  const openClass = createClassDoor(deps, of);
  return async (c, code, sort) => {
    const guest = await openClass(c, code, sort);
    const page = await findPage(deps.database.queries, guest.place, deps.now());
    if (!page) throw classUnknown();
    return { ...guest, page };
  };
}

/** The same for who reads the page itself at once, and so finds out whether there is one. */
export function createClassDoor<Sort extends GuestWish>(
  deps: OpeningDeps,
  of: Opening<Sort>,
): (c: Context<AppEnv>, code: string, sort: Sort) => Promise<ClassGuest> {
  const more = { kind: "class", unknown: classUnknown } as const;
  const openLink = createGuestOpening(deps, { refuse: tooMany, ...of, ...more });
  return async (c, code, sort) => {
    const visit = await openLink(c, code, sort);
    const place = toClassPlace(visit.link, deps.now());
    if (!place) throw classUnknown();
    return { ...visit, place };
  };
}

/** The class whose page a link of kind `class` opens; undefined where that is over. */
export async function findOpenClass(
  queries: Queries,
  link: LinkRow,
  now: number,
): Promise<ClassPlace | undefined> {
  const place = toClassPlace(link, now);
  return place && (await findPage(queries, place, now)) ? place : undefined;
}

function toClassPlace({ owner_id: uid, target_id: target }: LinkRow, now: number) {
  const year = Number(target);
  return recordSchoolYear(toSeoulDay(now)) > year ? undefined : { uid, year };
}

async function findPage(
  queries: Queries,
  { uid, year }: ClassPlace,
  now: number,
): Promise<FamilyPage | undefined> {
  const row = await queries
    .selectFrom("rows")
    .select("data")
    .where("scope", "=", yearScope(uid, year))
    .where("kind", "=", familyPageKind.name)
    .where("id", "=", FAMILY_PAGE_ID)
    .where("dead_at", "is", null)
    .executeTakeFirst();
  // Written through the schema of its kind.
  const page = row && (JSON.parse(row.data) as FamilyPage);
  return isPageOpen(page, toSeoulDay(now)) ? page : undefined;
}
