import { hash } from "node:crypto";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readFeedTarget } from "@damim/domain/schedule/feed-parts.ts";
import { openSchoolYears, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { notFound } from "../http/http-failure.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { LinkRow, Queries } from "../db/schema.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { findAsker } from "../http/find-client-address.ts";
import { anyone, type Route } from "../http/route.ts";
import type { Links } from "../links/links.ts";
import { at, createLimit } from "../session/limits.ts";
import { readFeed } from "./read-feed.ts";

const PER_HOUR = 60;
const HOUR_SECONDS = 3_600;
/** Whatever else the text of a feed hangs on: a newer version of us writes it anew. */
const FEED_VERSION = 1;

/** `GET ical/:key.ics`: a teacher's planning for other calendars, for whoever has its key. All misses are one. */
export function listIcalRoutes({
  config,
  database,
  now,
  links,
}: Pick<ServerDeps, "config" | "database" | "now"> & { readonly links: Links }): readonly Route[] {
  const limit = createLimit({
    burst: PER_HOUR,
    seconds: HOUR_SECONDS,
    now,
    refuse: tooManyRequests,
  });
  return [
    anyone("GET ical/:code", {}, async (c, asked) => {
      const [, code] = /^(.+)\.ics$/.exec(asked.code) ?? [];
      const link = code === undefined ? undefined : await links.open("ical", code);
      if (!link) throw notFound();
      limit(at(findAsker(c, config), link.code_hash));
      const years = openSchoolYears(toSeoulDay(now()));
      const tag = await findTag(database.queries, link, years);
      c.header("Cache-Control", "private, no-cache");
      c.header("ETag", tag);
      if (c.req.header("if-none-match") === tag) return c.body(null, 304);
      const parts = readFeedTarget(link.target_id);
      const text = await readFeed(database.queries, { uid: link.owner_id, years, parts });
      return c.body(text, 200, { "Content-Type": "text/calendar; charset=utf-8" });
    }),
  ];
}

/** Of the sequence of each year and of what the link names: without a row being read. */
async function findTag(
  queries: Queries,
  { owner_id: uid, target_id: target }: LinkRow,
  years: readonly SchoolYear[],
): Promise<string> {
  const scopes = await queries
    .selectFrom("scopes")
    .select(["scope", "seq"])
    .where(
      "scope",
      "in",
      years.map((year) => yearScope(uid, year)),
    )
    .orderBy("scope")
    .execute();
  const facts = [FEED_VERSION, target, years, scopes.map(({ scope, seq }) => [scope, seq])];
  return `"${hash("sha256", JSON.stringify(facts), "base64url").slice(0, 27)}"`;
}

function tooManyRequests(waitMs: number): HttpFailure {
  return new HttpFailure(
    429,
    "TooManyRequests",
    "일정을 너무 자주 가져갔어요. 조금 뒤에 다시 해 주세요.",
    {
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    },
  );
}
