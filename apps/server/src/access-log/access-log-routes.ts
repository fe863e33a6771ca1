import { readAccessedKind } from "@damim/domain/access-check/accessed-place.ts";
import { addMonths, isCalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "@damim/domain/calendar-day/korean-instant.ts";
import { recordSheets } from "@damim/domain/registry/checked-kinds.ts";
import { malformed } from "../http/parse-body.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { signedIn, type Route } from "../http/route.ts";
import type { AccessLine, AccessLog } from "./access-log.ts";
import { listLogGaps } from "./log-gaps.ts";

const LINES_MAX = 2_000;

/** `GET api/access-log?month=2026-11`: the caller's own lines of a month, tries at the caller's address, and what a restore has lost. */
export function listAccessLogRoutes({
  accessLog,
  database: { queries },
}: Pick<ServerDeps, "database"> & { readonly accessLog: AccessLog }): readonly Route[] {
  return [
    signedIn("GET api/access-log", { query: ["month"] }, async (c, { user }) => {
      const month = c.req.query("month");
      if (!isCalendarMonth(month)) throw malformed("month");
      const range = {
        from: toSeoulMidnight(`${month}-01`),
        until: toSeoulMidnight(`${addMonths(month, 1)}-01`),
        limit: LINES_MAX,
      };
      const lines = await accessLog.list([user.id, user.email], range);
      const lost = await listLogGaps(queries, range);
      const all = [...lines, ...lost].toSorted((a, b) => b.lastAt - a.lastAt);
      return c.json({ lines: all.map((line) => ({ ...line, sort: findSort(line) })) });
    }),
  ];
}

/** 「출결」 for 「2026 attendanceMark」: said here, so that the page need not know every kind of record. */
function findSort({ subject }: AccessLine): string | null {
  const kind = readAccessedKind(subject);
  return recordSheets.find((sheet) => sheet.kind === kind)?.name ?? null;
}
