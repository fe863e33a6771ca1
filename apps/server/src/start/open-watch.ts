import { performance } from "node:perf_hooks";
import type { Logger } from "pino";
import type { Config } from "../base/settings/config.ts";
import type { FactsGround } from "../base/facts/fact.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { findCaller } from "../base/find-caller.ts";
import { watchLoop } from "../base/watch-loop.ts";
import type { DatabaseWatch } from "../db/database-watch.ts";
import { createFigures } from "../metrics/figures.ts";
import { watchBus } from "../metrics/watch-bus.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import { listenMetrics } from "../metrics/listen-metrics.ts";
import { readFigures } from "../metrics/read-figures.ts";
import { StartRefused } from "./check-start.ts";
import * as modulesByName from "./modules.ts";
import { listFacts } from "./server-module.ts";

const SLOW_MS = 500;

/** Whether the process turns and, where `DAMIM_METRICS` says so, what it counts. */
export function openWatch(
  config: Config,
  { setTimer, log }: Pick<Parameters<typeof watchLoop>[0], "setTimer"> & { readonly log: Logger },
) {
  const { metricsOn } = config;
  const { lagMs, stop } = watchLoop({ elapsed: () => performance.now(), setTimer });
  const figures = metricsOn && createFigures(listFacts(Object.values(modulesByName)));
  const deps: Pick<ServerDeps, "figures" | "loopLagMs"> = { figures, loopLagMs: lagMs };
  let endMetrics = (): void => {};
  let endBeats = (): void => {};
  const database: DatabaseWatch = {
    onCut: () => figures?.metrics.add("damim_statements_cut_total"),
    onConnection: (waitedMs) =>
      figures?.metrics.add("damim_connection_wait_seconds_total", {}, waitedMs / 1000),
    onStatement(durationMs, text) {
      figures?.metrics.time("damim_statement_seconds", durationMs / 1000);
      if (durationMs < SLOW_MS) return;
      const facts = { caller: findCaller(), statement: toStatementName(text) };
      log.warn({ ...facts, durationMs: Math.round(durationMs) }, "a slow statement");
    },
  };
  return {
    deps,
    database,
    async listen(server: FactsGround & { readonly bus: LiveBus }): Promise<void> {
      if (!metricsOn || !figures) return;
      endBeats = watchBus(server.bus, figures, Date.now);
      endMetrics = await listenMetrics(metricsOn, () => readFigures(figures, server)).catch(
        (error: unknown) => {
          const place = `DAMIM_METRICS에 적은 ${metricsOn.host}:${metricsOn.port}`;
          const sentence = `${place}을 열 수 없어요. 다른 번호로 바꿔 주세요. (${String(error)})`;
          throw new StartRefused([sentence]);
        },
      );
    },
    close(): void {
      stop();
      endMetrics();
      endBeats();
    },
  };
}

/** `select rows`: what is done with which table first, and no value. */
function toStatementName(text: string): string {
  const [, verb = "?"] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table = "?"] = /\b(?:from|into|update|table)\s+"?(\w+)/i.exec(text) ?? [];
  return `${verb.toLowerCase()} ${table}`;
}
