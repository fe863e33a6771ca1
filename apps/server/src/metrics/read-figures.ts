import { statfsSync, statSync } from "node:fs";
import { listBackups, openBackupFolder } from "../backup/backup-folder.ts";
import type { Database } from "../db/open-database.ts";
import type { CountedFigures } from "./figures.ts";

export interface FigureSources {
  readonly figures: CountedFigures;
  readonly database: Database;
  readonly dataDir: string;
  readonly streams: { readonly count: () => number };
  readonly lagMs: () => number;
  readonly now: () => number;
}

/** All figures as text: what was counted, and what stands now. */
export async function readFigures(sources: FigureSources): Promise<string> {
  const { metrics } = sources.figures;
  metrics.set("damim_live_streams", sources.streams.count());
  metrics.set("damim_loop_lag_seconds", sources.lagMs() / 1000);
  metrics.set("damim_memory_bytes", process.memoryUsage.rss());
  const { bavail, blocks, bsize } = statfsSync(sources.dataDir);
  metrics.set("damim_disk_free_bytes", bavail * bsize);
  metrics.set("damim_disk_bytes", blocks * bsize);
  readBackup(sources);
  await readDeliveries(sources);
  await readJobs(sources);
  return metrics.write();
}

/** Of SQLite alone: those of PostgreSQL are made by another process, perhaps on another computer. */
function readBackup({ figures, database, dataDir, now }: FigureSources): void {
  if (database.kind !== "sqlite") return;
  const newest = listBackups(openBackupFolder(dataDir)).at(-1);
  if (!newest) return;
  figures.metrics.set("damim_backup_age_seconds", (now() - statSync(newest).mtimeMs) / 1000);
}

async function readDeliveries({ figures, database, now }: FigureSources): Promise<void> {
  const at = now();
  const { count, oldest } = await database.queries
    .selectFrom("deliveries")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("count"),
      fn.min<number | string | null>("next_at").as("oldest"),
    ])
    .where("state", "in", ["new", "waiting"])
    .where("next_at", "<=", at)
    .executeTakeFirstOrThrow();
  figures.metrics.set("damim_deliveries_waiting", Number(count));
  figures.metrics.set("damim_deliveries_oldest_seconds", (at - Number(oldest ?? at)) / 1000);
}

async function readJobs({ figures, database }: FigureSources): Promise<void> {
  const jobs = await database.queries.selectFrom("jobs").selectAll().execute();
  for (const { name: job, last_run_at: at, last_failure: failure } of jobs) {
    if (at === null) continue;
    figures.metrics.set("damim_job_last_run_timestamp_seconds", Number(at) / 1000, { job });
    figures.metrics.set("damim_job_failed", failure === null ? 0 : 1, { job });
  }
}
