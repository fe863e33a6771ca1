import { statfsSync, statSync } from "node:fs";
import path from "node:path";
import type { ServerReply, UsageReply } from "@damim/domain/admin/admin-reply.ts";
import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toWeekPlace } from "@damim/domain/calendar-day/week.ts";
import { findAway } from "../backup/away/away-facts.ts";
import { findSealedBackupKey } from "../backup/away/backup-key.ts";
import { listBackups, openBackupFolder } from "../backup/backup-folder.ts";
import { findOwnVersion } from "../base/own-version.ts";
import { findDrill } from "../backup/drill/drill-facts.ts";
import { readSealedAt } from "../backup/sealed-secret.ts";
import { findSecretFacts } from "../backup/secret-facts.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { hasJobRunner } from "../jobs/job-pulse.ts";
import { findSetJobs } from "../backup/away/set-jobs.ts";
import { findWaiting } from "../push/waiting-deliveries.ts";
import { findClockLead } from "../sync/clock-lead.ts";

const DAY_MS = 86_400_000;
const WEEKS = 8;
const NO_OFFICE = "문서 미리 보기: 내려받아서 열어요. LibreOffice를 설치해요";

/** How the server does: its backups, its jobs and its clock. */
export async function describeServer(
  { kind, queries }: Database,
  about: Pick<ServerDeps, "config" | "officeProgram"> & {
    readonly now: number;
    readonly streams: number;
    readonly isBusDeaf: boolean;
  },
): Promise<ServerReply> {
  const { config, officeProgram, now, streams, isBusDeaf } = about;
  const jobs = await findSetJobs(queries, config);
  const end = kind === "sqlite" ? ".sqlite" : ".dump";
  const backups = listBackups(openBackupFolder(config.dataDir), end)
    .toReversed()
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return { name: path.basename(file), at: Math.round(mtimeMs), bytes: size };
    });
  const job = jobs.find(({ name, last_failure: failure }) => name === "backup" && failure === null);
  const times = [backups[0]?.at, job?.last_run_at].filter((at) => typeof at === "number");
  const lastBackupAt = times.length > 0 ? Math.max(...times) : null;
  const { sealed } = await findSecretFacts(queries);
  return {
    database: kind,
    state: {
      ...describeDisk(config.dataDir),
      ...(await describeWaiting(queries, now)),
      streams,
      isBusDeaf,
      version: findOwnVersion(),
    },
    hasJobRunner: await hasJobRunner(queries, now),
    off: officeProgram === undefined ? [...config.off, NO_OFFICE] : config.off,
    wordsMadeAt: sealed === undefined ? null : readSealedAt(sealed),
    drill: (await findDrill(queries)) ?? null,
    away: config.backupTo ? await describeAway(queries) : null,
    clockLeadMs: await findClockLead(queries, now),
    backups,
    lastBackupAt,
    jobs: jobs.map((job) => ({
      name: job.name,
      nextRunAt: job.next_run_at,
      isRunning: job.lease_until > now,
      // A backup that was made by hand is the last one in both places.
      lastRunAt:
        job.name === "backup" && job.last_failure === null ? lastBackupAt : job.last_run_at,
      lastFailure: job.last_failure,
    })),
  };
}

function describeDisk(dataDir: string): Pick<ServerReply["state"], "diskFreeBytes" | "diskBytes"> {
  const { bavail, blocks, bsize } = statfsSync(dataDir);
  return { diskFreeBytes: bavail * bsize, diskBytes: blocks * bsize };
}

async function describeWaiting(
  queries: Queries,
  now: number,
): Promise<Pick<ServerReply["state"], "waiting" | "oldestWaitMs">> {
  const { count, oldestAt = now } = await findWaiting(queries, now);
  return { waiting: count, oldestWaitMs: now - oldestAt };
}

async function describeAway(queries: Queries): Promise<ServerReply["away"]> {
  const away = (await findAway(queries)) ?? { at: null, newest: null, failure: null };
  return { ...away, opensByWords: (await findSealedBackupKey(queries)) !== undefined };
}

/** How much the server is used, in counts alone. */
export async function describeUsage(
  queries: Queries,
  now: number,
): Promise<Omit<UsageReply, "pages">> {
  const users = await queries.selectFrom("users").select("created_at").execute();
  const seen = await queries
    .selectFrom("sessions")
    .select("user_id")
    .distinct()
    .where("seen_at", ">", now - 7 * DAY_MS)
    .execute();
  const { rows } = await queries
    .selectFrom("rows")
    .select(({ fn }) => fn.countAll<number | string>().as("rows"))
    .executeTakeFirstOrThrow();
  const { bytes } = await queries
    .selectFrom("files")
    .select(({ fn }) => fn.sum<number | string | null>("size").as("bytes"))
    .executeTakeFirstOrThrow();
  const joined = users.map((user) => toMonday(toSeoulDay(Date.parse(user.created_at))));
  const weeks = Array.from({ length: WEEKS }, (_, back) =>
    toMonday(toSeoulDay(now - back * 7 * DAY_MS)),
  );
  return {
    teacherCount: users.length,
    seenThisWeek: seen.length,
    joinedByWeek: weeks.map((week) => ({
      week,
      count: joined.filter((each) => each === week).length,
    })),
    posts: await countPosts(queries, now),
    ai: await sumAi(queries, now),
    rowCount: Number(rows),
    fileBytes: Number(bytes ?? 0),
  };
}

async function countPosts(queries: Queries, now: number): Promise<UsageReply["posts"]> {
  const count = async (since: number): Promise<number> => {
    const { posts } = await queries
      .selectFrom("cafe_posts")
      .select(({ fn }) => fn.countAll<number | string>().as("posts"))
      .where("state", "!=", "gone")
      .where("created_at", ">", since)
      .executeTakeFirstOrThrow();
    return Number(posts);
  };
  return { all: await count(0), thisWeek: await count(now - 7 * DAY_MS) };
}

async function sumAi(queries: Queries, now: number): Promise<UsageReply["ai"]> {
  const { teachers, tokens } = await queries
    .selectFrom("ai_usage")
    .select(({ fn }) => [
      fn.count<number | string>("user_id").distinct().as("teachers"),
      fn.sum<number | string | null>("tokens").as("tokens"),
    ])
    .where("day", ">", toSeoulDay(now - 30 * DAY_MS))
    .executeTakeFirstOrThrow();
  return { teachers: Number(teachers), tokens: Number(tokens ?? 0) };
}

function toMonday(day: CalendarDay): CalendarDay {
  return addDays(day, -toWeekPlace(day));
}
