import { isStamp } from "@damim/sync/clock.ts";
import type { Context } from "hono";
import type { SignedIn } from "../session/find-session.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { malformed } from "../http/parse-body.ts";
import { signedIn, type AppEnv, type Route } from "../http/route.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Queries } from "../db/schema.ts";
import { findActor } from "../session/find-actor.ts";
import { teacherPolicy } from "../session/policy.ts";
import { listHistory, listTrash } from "./history-queries.ts";

const PAGE_LENGTH = 50;
/** The school days of a long vacation, which is one line on screen. */
const IDS_MAX = 80;
const TRASH_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;
/** As `check-op.ts` of sync lets them in. */
const ROW_ID = /^[\x21-\x7e]{1,200}$/;
const KIND = /^[\w.-]{1,100}$/;

/**
 * What records were before. `GET api/history?scope=&kind=&id=` (`id` up to 80 times, `before` for the
 * next page) and `GET api/trash?scope=`: what was deleted in the last 30 days.
 */
export function listHistoryRoutes({ database, now }: ServerDeps): readonly Route[] {
  return [
    signedIn(
      "GET api/history",
      { query: ["scope", "kind", "id", "before"] },
      async (c, session) => {
        const scope = await parseOwnScope(c, session, database.queries);
        const kind = c.req.query("kind") ?? "";
        const ids = [...new Set(c.req.queries("id") ?? [])];
        const before = c.req.query("before");
        if (!KIND.test(kind)) throw malformed("kind");
        if (ids.length === 0 || ids.length > IDS_MAX || !ids.every((id) => ROW_ID.test(id))) {
          throw malformed("id");
        }
        if (before !== undefined && !isStamp(before)) throw malformed("before");
        const page = { before, limit: PAGE_LENGTH };
        c.set("accessed", [
          { act: "history", subject: kind, count: ids.length, people: listPeople(kind, ids) },
        ]);
        return c.json(await listHistory(database.queries, { scope, kind, ids }, page));
      },
    ),
    signedIn("GET api/trash", { query: ["scope"] }, async (c, session) => {
      const scope = await parseOwnScope(c, session, database.queries);
      const records = await listTrash(database.queries, scope, now() - TRASH_DAYS * DAY_MS);
      c.set("accessed", [{ act: "history", subject: "trash", count: records.length }]);
      return c.json({ records, days: TRASH_DAYS });
    }),
  ];
}

/** Whose rows these ids are of: `day~pupil~…`, or the pupil's own. Days and settings are nobody's. */
function listPeople(kind: string, ids: readonly string[]): readonly string[] {
  if (kind === "student") return ids;
  return ids.flatMap((id) => id.split("~")[1] ?? []);
}

async function parseOwnScope(
  c: Context<AppEnv>,
  { user }: SignedIn,
  queries: Queries,
): Promise<string> {
  const scope = c.req.query("scope") ?? "";
  if (!teacherPolicy.canRead(await findActor(queries, user.id, [scope]), scope)) {
    throw new HttpFailure(403, "ScopeDenied", "볼 수 없는 자료예요.");
  }
  return scope;
}
