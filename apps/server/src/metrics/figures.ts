import type { Figures } from "../base/ports/figures.ts";
import { createMetrics, type MetricFamily, type Metrics } from "./metrics.ts";

/** Every figure of the server. `ops/alerts.yml` is written against these names. */
const families = {
  damim_requests_total: {
    type: "counter",
    help: "Answered requests by route and class of status.",
    most: 190,
    grows: "route",
  },
  damim_sync_seconds: {
    type: "histogram",
    help: "Teachers' devices: a push has ops, a pull has none.",
    most: 2,
  },
  damim_ops_total: {
    type: "counter",
    help: "Ops of teachers' devices: acknowledged, or why refused.",
    most: 10,
  },
  damim_live_streams: { type: "gauge", help: "Open event streams of this process.", most: 1 },
  damim_deliveries_waiting: { type: "gauge", help: "Messages that are due and wait.", most: 1 },
  damim_deliveries_oldest_seconds: { type: "gauge", help: "How long the first waits.", most: 1 },
  damim_job_last_run_timestamp_seconds: { type: "gauge", help: "Last end of a job.", most: 20 },
  damim_job_failed: { type: "gauge", help: "1: its last run failed.", most: 20 },
  damim_backup_age_seconds: { type: "gauge", help: "Age of the newest backup.", most: 1 },
  damim_disk_free_bytes: { type: "gauge", help: "Free on the disk of the data folder.", most: 1 },
  damim_disk_bytes: { type: "gauge", help: "Size of that disk.", most: 1 },
  damim_loop_lag_seconds: { type: "gauge", help: "How late the process is.", most: 1 },
  damim_memory_bytes: { type: "gauge", help: "Resident memory.", most: 1 },
} satisfies Readonly<Record<string, MetricFamily>>;

export type FigureName = keyof typeof families;

/** What is counted, and where it stands. */
export interface CountedFigures extends Figures {
  readonly metrics: Metrics<FigureName>;
}

export function createFigures(): CountedFigures {
  const metrics = createMetrics(families);
  return {
    metrics,
    answered(route = "page", status) {
      metrics.add("damim_requests_total", { route, class: `${Math.floor(status / 100)}xx` });
    },
    synced(replies, durationMs) {
      const results = replies.flatMap((reply) => reply.results);
      const kind = results.length > 0 ? "push" : "pull";
      metrics.time("damim_sync_seconds", durationMs / 1000, { kind });
      for (const { refusal } of results) {
        metrics.add("damim_ops_total", { result: refusal?.type ?? "acknowledged" });
      }
    },
  };
}
