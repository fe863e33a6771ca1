import type { Figures } from "../base/ports/figures.ts";
import { createMetrics, type MetricFamily, type Metrics } from "./metrics.ts";

/** Every figure of the server. `ops/alerts.yml` is written against these names. */
const families = {
  damim_requests_total: {
    type: "counter",
    help: "Answered requests by route and class of status.",
    most: 150,
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
  damim_groups_total: { type: "counter", help: "Commits of pushes.", most: 1 },
  damim_grouped_pushes_total: { type: "counter", help: "Pushes in them.", most: 1 },
  damim_statement_seconds: { type: "histogram", help: "Statements of the database.", most: 1 },
  damim_statements_cut_total: { type: "counter", help: "Waited in vain.", most: 1 },
  damim_connection_wait_seconds_total: {
    type: "counter",
    help: "How long was waited for a connection to PostgreSQL.",
    most: 1,
  },
  damim_pool_used: { type: "gauge", help: "Connections of requests in use.", most: 1 },
  damim_pool_most: { type: "gauge", help: "Connections of requests at most.", most: 1 },
  damim_pool_waiting: { type: "gauge", help: "Who waits for one.", most: 1 },
  damim_live_streams: { type: "gauge", help: "Open event streams of this process.", most: 1 },
  damim_frames_total: { type: "counter", help: "Frames sent to devices.", most: 1 },
  damim_bus_deaf: { type: "gauge", help: "1: other processes are not heard.", most: 1 },
  damim_bus_lag_seconds: {
    type: "gauge",
    help: "How long the last word of another process was on its way, by both clocks.",
    most: 1,
  },
  damim_outside_calls_total: {
    type: "counter",
    help: "Calls of services outside, by service and outcome.",
    most: 20,
    grows: "service",
  },
  damim_deliveries_waiting: { type: "gauge", help: "Messages that are due and wait.", most: 1 },
  damim_deliveries_oldest_seconds: { type: "gauge", help: "How long the first waits.", most: 1 },
  damim_job_last_run_timestamp_seconds: { type: "gauge", help: "Last end of a job.", most: 16 },
  damim_job_failed: { type: "gauge", help: "1: its last run failed.", most: 16 },
  damim_job_runner_away: { type: "gauge", help: "1: no process does jobs.", most: 1 },
  damim_backup_age_seconds: { type: "gauge", help: "Age of the newest backup.", most: 1 },
  damim_drill_age_seconds: { type: "gauge", help: "Since a backup was opened.", most: 1 },
  damim_drill_differences: { type: "gauge", help: "What it lacked then.", most: 1 },
  damim_epoch: {
    type: "gauge",
    help: "A number of this life of the data: another one after a restore.",
    most: 1,
  },
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
    grouped(pushes) {
      metrics.add("damim_groups_total");
      metrics.add("damim_grouped_pushes_total", {}, pushes);
    },
    framed: () => metrics.add("damim_frames_total"),
    called: (service, outcome) => metrics.add("damim_outside_calls_total", { service, outcome }),
  };
}
