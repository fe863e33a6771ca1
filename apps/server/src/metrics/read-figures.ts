import { statfsSync, statSync } from "node:fs";
import { listBackups, openBackupFolder } from "../backup/backup-folder.ts";
import { findDrill } from "../backup/drill/drill-facts.ts";
import type { Config } from "../base/settings/config.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import type { Database } from "../db/open-database.ts";
import { hasJobRunner } from "../jobs/job-pulse.ts";
import { findSetJobs } from "../backup/away/set-jobs.ts";
import { findWaiting } from "../push/waiting-deliveries.ts";
import type { CountedFigures } from "./figures.ts";

export interface FigureSources {
  readonly figures: CountedFigures;
  readonly database: Database;
  readonly config: Pick<Config, "dataDir" | "backupTo">;
  readonly streams: { readonly count: () => number };
  readonly bus: Pick<LiveBus, "isDeaf">;
  readonly lagMs: () => number;
  readonly now: () => number;
}

/** All figures as text: what was counted, and what stands now. */
export async function readFigures(sources: FigureSources): Promise<string> {
  const { metrics } = sources.figures;
  metrics.set("damim_live_streams", sources.streams.count());
  metrics.set("damim_loop_lag_seconds", sources.lagMs() / 1000);
  metrics.set("damim_memory_bytes", process.memoryUsage.rss());
  const { bavail, blocks, bsize } = statfsSync(sources.config.dataDir);
  metrics.set("damim_disk_free_bytes", bavail * bsize);
  metrics.set("damim_disk_bytes", blocks * bsize);
  metrics.set("damim_bus_deaf", sources.bus.isDeaf?.() ? 1 : 0);
  readPool(sources);
  await readBackup(sources);
  await readEpoch(sources);
  await readDeliveries(sources);
  await readJobs(sources);
  return metrics.write();
}

function readPool({ figures: { metrics }, database }: FigureSources): void {
  if (database.kind !== "postgres") return;
  const { used, waiting, most } = database.countConnections();
  metrics.set("damim_pool_used", used);
  metrics.set("damim_pool_waiting", waiting);
  metrics.set("damim_pool_most", most);
}

/** Of several processes one makes the backup: the others know of it by its job. */
async function readBackup(sources: FigureSources): Promise<void> {
  const { figures, database, config, now } = sources;
  const end = database.kind === "sqlite" ? ".sqlite" : ".dump";
  const newest = listBackups(openBackupFolder(config.dataDir), end).at(-1);
  const job = await database.queries
    .selectFrom("jobs")
    .select("last_run_at")
    .where("name", "=", "backup")
    .where("last_failure", "is", null)
    .executeTakeFirst();
  const made = Math.max(newest ? statSync(newest).mtimeMs : 0, Number(job?.last_run_at ?? 0));
  if (made > 0) figures.metrics.set("damim_backup_age_seconds", (now() - made) / 1000);
  const drill = await findDrill(database.queries);
  if (!drill) return;
  figures.metrics.set("damim_drill_age_seconds", (now() - drill.at) / 1000);
  figures.metrics.set("damim_drill_differences", drill.differences.length);
}

async function readEpoch({ figures, database }: FigureSources): Promise<void> {
  const { value } = await database.queries
    .selectFrom("facts")
    .select("value")
    .where("name", "=", "epoch")
    .executeTakeFirstOrThrow();
  figures.metrics.set("damim_epoch", Number.parseInt(value.slice(0, 8), 16));
}

async function readDeliveries({ figures, database, now }: FigureSources): Promise<void> {
  const { count, oldestAt } = await findWaiting(database.queries, now());
  figures.metrics.set("damim_deliveries_waiting", count);
  const waitedMs = oldestAt === undefined ? 0 : now() - oldestAt;
  figures.metrics.set("damim_deliveries_oldest_seconds", waitedMs / 1000);
}

async function readJobs({ figures, database, config, now }: FigureSources): Promise<void> {
  const isDone = await hasJobRunner(database.queries, now());
  figures.metrics.set("damim_job_runner_away", isDone ? 0 : 1);
  const jobs = await findSetJobs(database.queries, config);
  for (const { name: job, last_run_at: at, last_failure: failure } of jobs) {
    if (at === null) continue;
    figures.metrics.set("damim_job_last_run_timestamp_seconds", Number(at) / 1000, { job });
    figures.metrics.set("damim_job_failed", failure === null ? 0 : 1, { job });
  }
}
