import type { Fact } from "../base/facts/fact.ts";
import type { Figures } from "../base/ports/figures.ts";
import { createMetrics, type MetricFamily, type Metrics } from "./metrics.ts";

/** What is counted. What stands comes with the facts; `ops/alerts.yml` is written against the names of both. */
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
  damim_frames_total: { type: "counter", help: "Frames sent to devices.", most: 1 },
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
} satisfies Readonly<Record<string, MetricFamily>>;

export type FigureName = keyof typeof families;

/** What is counted, and where it stands. */
export interface CountedFigures extends Figures {
  readonly metrics: Metrics<FigureName>;
  readonly stand: Metrics<string>["stand"];
}

export function createFigures(facts: readonly Fact[]): CountedFigures {
  const standing = facts.flatMap(({ figures = {} }) =>
    Object.entries(figures).map(([name, [help, , most = 1]]) => {
      return [name, { type: "gauge", help, most }] as const;
    }),
  );
  const metrics = createMetrics<string>({ ...families, ...Object.fromEntries(standing) });
  return {
    metrics,
    stand: (name, all) => metrics.stand(name, all),
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
