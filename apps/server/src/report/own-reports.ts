import { createHash } from "node:crypto";
import type { ErrorGroupReply, PageCountReply } from "@damim/domain/admin/admin-reply.ts";
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { TroubleReport } from "@damim/domain/report/trouble-report.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import type { ReportSide, PageDevice } from "../base/ports/reporter.ts";

/** Where bugs and counts are kept that leave this server to nobody. */
export interface OwnReports {
  /** Absent: `SENTRY_DSN` is not `self`. */
  readonly keepTrouble?: (report: TroubleReport, side: ReportSide) => Promise<void>;
  /** Absent: `ANALYTICS_URL` is not `self`. */
  readonly countPage?: (screen: string, device: PageDevice) => Promise<void>;
}

const MOST_GROUPS = 500;
const DAYS_KEPT = 90;
const DAY_MS = 86_400_000;
/** Fewer could be somebody. */
const FEWEST_SHOWN = 5;

/** See `OwnReports` (spec 15 §4). What comes is scrubbed already. */
export function createOwnReports(options: {
  readonly database: Database;
  readonly now: () => number;
  /** Of the pages that this server gives out. */
  readonly version: string;
  readonly keepsErrors: boolean;
  readonly countsPages: boolean;
}): OwnReports {
  const { database, now, version, keepsErrors, countsPages } = options;
  const { queries } = database;
  return {
    ...(keepsErrors && {
      async keepTrouble({ name, message, frames: [frame], route }, side) {
        const at = now();
        const place = frame ? toPlace(frame) : "";
        const id = createHash("sha256")
          .update(JSON.stringify([name, message, place, route, version, side]))
          .digest("hex");
        await queries
          .insertInto("error_groups")
          .values({
            id,
            name,
            message,
            place,
            route,
            version,
            side,
            count: 1,
            first_at: at,
            last_at: at,
          })
          .onConflict((conflict) =>
            conflict
              .column("id")
              .doUpdateSet((row) => ({ count: row("error_groups.count", "+", 1), last_at: at })),
          )
          .execute();
        await dropOldest(queries);
      },
    }),
    ...(countsPages && {
      async countPage(screen, device) {
        await queries
          .insertInto("page_counts")
          .values({ day: toSeoulDay(now()), screen, device, count: 1 })
          .onConflict((conflict) =>
            conflict
              .columns(["day", "screen", "device"])
              .doUpdateSet((row) => ({ count: row("page_counts.count", "+", 1) })),
          )
          .execute();
      },
    }),
  };
}

/** A built file without the hash that each build makes anew; a source with its line. */
function toPlace({ file, line }: { readonly file: string; readonly line: number }): string {
  return file.startsWith("assets/") ? file.replace(/-[\w-]{7,8}\.js$/, ".js") : `${file}:${line}`;
}

async function dropOldest(queries: Queries): Promise<void> {
  const over = await queries
    .selectFrom("error_groups")
    .select("id")
    .orderBy("last_at", "desc")
    .orderBy("id")
    .offset(MOST_GROUPS)
    .limit(MOST_GROUPS)
    .execute();
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  await queries.deleteFrom("error_groups").where("id", "in", ids).execute();
}

/** The groups of the last 90 days, the newest first. */
export async function listErrorGroups(queries: Queries): Promise<readonly ErrorGroupReply[]> {
  const rows = await queries
    .selectFrom("error_groups")
    .selectAll()
    .orderBy("last_at", "desc")
    .limit(MOST_GROUPS)
    .execute();
  return rows.map(({ first_at, last_at, count, ...row }) => ({
    ...row,
    count: Number(count),
    firstAt: Number(first_at),
    lastAt: Number(last_at),
  }));
}

/** How often each screen was opened in the last 30 days, the newest day first; what is under five is not said. */
export async function listPageCounts(
  queries: Queries,
  now: number,
): Promise<readonly PageCountReply[]> {
  const rows = await queries
    .selectFrom("page_counts")
    .selectAll()
    .where("day", ">", addDays(toSeoulDay(now), -30))
    .orderBy("day", "desc")
    .orderBy("screen")
    .orderBy("device")
    .execute();
  return rows.map(({ day, screen, device, count }) => ({
    day,
    screen,
    device,
    count: Number(count) < FEWEST_SHOWN ? null : Number(count),
  }));
}

/** Forgets, every night, bugs and counts that are older than 90 days. */
export function createReportsJob({ database, now }: Pick<ServerDeps, "database" | "now">): Job {
  return {
    name: "trim-reports",
    nextRun: createSchedule("5 4 * * *"),
    async run() {
      const before = now() - DAYS_KEPT * DAY_MS;
      const { queries } = database;
      await queries.deleteFrom("error_groups").where("last_at", "<", before).execute();
      await queries.deleteFrom("page_counts").where("day", "<", toSeoulDay(before)).execute();
    },
  };
}
