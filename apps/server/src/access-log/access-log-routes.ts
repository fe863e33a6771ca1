import { addMonths, isCalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "@damim/domain/calendar-day/korean-instant.ts";
import { malformed } from "../http/parse-body.ts";
import { signedIn, type Route } from "../http/route.ts";
import type { AccessLog } from "./access-log.ts";

const LINES_MAX = 2_000;

/** `GET api/access-log?month=2026-11`: the caller's own lines of a month, and tries at the caller's address. */
export function listAccessLogRoutes(accessLog: AccessLog): readonly Route[] {
  return [
    signedIn("GET", "api/access-log", { query: ["month"] }, async (c, { user }) => {
      const month = c.req.query("month");
      if (!isCalendarMonth(month)) throw malformed("month");
      const range = {
        from: toSeoulMidnight(`${month}-01`),
        until: toSeoulMidnight(`${addMonths(month, 1)}-01`),
        limit: LINES_MAX,
      };
      return c.json({ lines: await accessLog.list([user.id, user.email], range) });
    }),
  ];
}
