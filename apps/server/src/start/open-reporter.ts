import { randomBytes } from "node:crypto";
import type { ServerDeps } from "../base/server-deps.ts";
import { createOwnReports } from "../report/own-reports.ts";
import { createReporter } from "../report/reporter.ts";
import { findBuild } from "../web/find-build.ts";

/** Takes scrubbed bugs to where the operator wants them. */
export function openReporter({
  config,
  database,
  log,
  webRoot,
}: Pick<ServerDeps, "config" | "database" | "log" | "webRoot">) {
  return createReporter({
    ...config,
    own: createOwnReports({
      ...config,
      database,
      now: Date.now,
      version: findBuild(webRoot),
    }),
    now: Date.now,
    chance: Math.random,
    randomHex: (digits) => randomBytes(digits / 2).toString("hex"),
    fetch,
    onFailure: (error) => log.warn({ err: error }, "a report was not taken"),
  });
}
