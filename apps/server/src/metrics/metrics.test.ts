import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { toStamp } from "@damim/sync/clock.ts";
import { describe, expect, it } from "vitest";
import { saveDrill } from "../backup/drill/drill-facts.ts";
import { AWAY_JOB } from "../backup/away/away-facts.ts";
import { PULSE_JOB } from "../jobs/job-pulse.ts";
import * as modulesByName from "../start/modules.ts";
import { listFacts } from "../start/server-module.ts";
import { buildStudentOp } from "../testing/build-teacher.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";
import { spawnMain, spawnServer } from "../testing/spawn-server.ts";
import { findFreePort } from "../testing/temporary-postgres.ts";
import { createFigures } from "./figures.ts";
import { createMetrics, SERIES_MOST } from "./metrics.ts";
import { readFigures } from "./read-figures.ts";

const facts = listFacts(Object.values(modulesByName));
const MARKER = "표식이름";
const OPS = path.resolve(import.meta.dirname, "../../../../ops");
const PROMTOOL = spawnSync("promtool", ["--version"]).status === 0;

describe.each(["sqlite", "postgres"] as const)("the figures of a server on %s", (kind) => {
  const figures = createFigures(facts);
  const server = serverOfEach(kind, { deps: { figures } });
  const teacher = teacherOfEach(server, "marker-teacher@school.example");
  const read = async (isDeaf = false, config = server.config) =>
    readFigures(figures, {
      ...server,
      config,
      bus: { isDeaf: () => isDeaf },
      loopLagMs: () => 1_500,
      now: Date.now,
    });

  it("tell what it answered and took, and nothing of whom", async () => {
    const scope = `t/${teacher.uid}/2026`;
    const at = toStamp(Date.now(), 0, "d1");
    const ops = [buildStudentOp(1, at, { name: MARKER }), { ...buildStudentOp(2, at), kind: "x" }];
    const sync = (sent: readonly unknown[]) =>
      teacher.post("api/sync", { protocol: 1, scopes: [{ scope, since: 0, ops: sent }] });
    const live = await teacher.fetch(`api/live?scopes=${scope}`);
    expect((await sync(ops)).status).toBe(200);
    await sync([]);
    figures.called("neis", "answered");
    await teacher.fetch(`padIt/${MARKER}`);
    for (const { method, path } of server.routes) {
      if (path !== "api/sync")
        for (const status of [200, 404, 500]) figures.answered(`${method} ${path}`, status);
    }
    const { queries } = server.database;
    const dropped = { next_run_at: 0, lease_until: 0, last_run_at: 1 };
    for (const name of [AWAY_JOB, "empty-bookings"])
      await queries
        .insertInto("jobs")
        .values({ ...dropped, name, last_failure: "x" })
        .execute();
    const job = { name: "trim", next_run_at: 0, lease_until: 0 };
    await queries
      .insertInto("jobs")
      .values({ ...job, last_run_at: 7_000 })
      .execute();
    const backup = { ...job, name: "backup", last_run_at: Date.now() - 60_000 };
    await queries.insertInto("jobs").values(backup).execute();
    expect(await read(true)).toMatch(/damim_job_runner_away 1\n[^]*damim_bus_deaf 1\n/);
    const pulse = { ...job, name: PULSE_JOB, next_run_at: Date.now() + 60_000 };
    await queries.insertInto("jobs").values(pulse).execute();
    await saveDrill(queries, {
      at: Date.now() - 120_000,
      backup: "damim-2026-11-26-031000.sqlite",
      rowCount: 1,
      ms: 1,
      isCompared: true,
      differences: [{ type: "files", count: 2 }],
    });
    const text = await read();
    await live.body?.cancel();

    expect(text).toContain('damim_requests_total{route="POST api/sync",class="2xx"} 2\n');
    expect(text).toContain('damim_ops_total{result="acknowledged"} 1\n');
    expect(text).toContain('damim_ops_total{result="unknown-kind"} 1\n');
    expect(text).toContain('damim_sync_seconds_count{kind="push"} 1\n');
    expect(text).toContain('damim_sync_seconds_bucket{kind="pull",le="+Inf"} 1\n');
    expect(text).toContain('damim_job_last_run_timestamp_seconds{job="trim"} 7\n');
    expect(text).toContain("damim_live_streams 1\n");
    expect(text).toMatch(/damim_groups_total [1-9]\n/);
    expect(text).toMatch(/damim_grouped_pushes_total [1-9]\n/);
    expect(text).toContain("damim_frames_total 1\n");
    expect(text).toContain("damim_bus_deaf 0\n");
    expect(text).toContain("damim_job_runner_away 0\n");
    expect(text).toContain('damim_outside_calls_total{service="neis",outcome="answered"} 1\n');
    expect(text).toMatch(/damim_epoch \d+\n/);
    expect(text).toMatch(/damim_backup_age_seconds 60(\.\d+)?\n/);
    expect(text).toMatch(/damim_drill_age_seconds 120(\.\d+)?\n/);
    expect(text).toContain("damim_drill_differences 1\n");
    expect(text).toContain("damim_loop_lag_seconds 1.5\n");
    expect(text).toContain("damim_deliveries_waiting 0\n");
    expect(text).toMatch(/damim_disk_free_bytes \d{6,}\n/);
    const place = { endpoint: "https://s3.example", bucket: "b", prefix: "" };
    const keys = { accessKeyId: "a", secretAccessKey: "s", region: "r" };
    const withAway = await read(false, { ...server.config, backupTo: { ...place, ...keys } });
    expect(withAway).toContain('damim_job_failed{job="backup-away"} 1\n');
    expect(text).not.toMatch(/backup-away|empty-bookings/);
    const series = text.split("\n").filter((line) => line && !line.startsWith("#"));
    expect(series.length).toBeLessThanOrEqual(SERIES_MOST);
    expect(series.filter((line) => !/^\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+$/.test(line))).toEqual(
      [],
    );
    for (const word of [MARKER, encodeURIComponent(MARKER), teacher.uid, "school.example"]) {
      expect(text).not.toContain(word);
    }
  });
});

describe("figures in memory", () => {
  it("call a route beyond the last `other`, and refuse families that could be too many", () => {
    const metrics = createMetrics({
      asked: { type: "counter", help: "h", most: 2, grows: "route" },
    });
    for (const route of ["a", "b", "c", "d", "a"]) metrics.add("asked", { route, class: "5xx" });

    expect(metrics.write().split("\n").slice(2, -1)).toEqual([
      'asked{route="a",class="5xx"} 2',
      'asked{route="b",class="5xx"} 1',
      'asked{route="other",class="5xx"} 2',
    ]);
    expect(() => createMetrics({ much: { type: "gauge", help: "h", most: 301 } })).toThrow("301");
  });

  it.each(["alerts.yml", "dashboard.json"])("are all there that ops/%s asks for", (name) => {
    const page = readFileSync(path.join(OPS, name), "utf8");
    const text = createFigures(facts).metrics.write();
    const asked = new Set(page.match(/\bdamim_[a-z_]+?(?=_bucket|_sum|_count|\b)/g));

    expect(asked.size).toBeGreaterThan(10);
    expect([...asked].filter((family) => !text.includes(`# TYPE ${family} `))).toEqual([]);
  });

  it("have a dashboard whose panels each ask for something", () => {
    const { panels } = JSON.parse(readFileSync(path.join(OPS, "dashboard.json"), "utf8")) as {
      readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
    };

    expect(panels.length).toBeGreaterThan(8);
    for (const { targets } of panels) {
      expect(targets.length).toBeGreaterThan(0);
      for (const { expr } of targets) expect(expr).toContain("damim");
    }
  });

  it.skipIf(!PROMTOOL)("have rules that promtool takes (it is not installed)", () => {
    const { stdout } = spawnSync("promtool", ["check", "rules", path.join(OPS, "alerts.yml")], {
      encoding: "utf8",
    });

    expect(stdout).toContain("SUCCESS: 14 rules found");
  });

  it.skipIf(!PROMTOOL)("have rules that sound while no backup is made and no job is done", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "damim-rules-"));
    const file = path.join(folder, "rules.json");
    const page = readFileSync(path.join(OPS, "alerts.yml"), "utf8");
    const say = (alertname: string) => ({
      exp_labels: { ...(alertname === "DamimNoJobs" && { job: "damim" }) },
      exp_annotations: {
        summary: new RegExp(`alert: ${alertname}\n[^]*?summary: "(?<words>[^"]+)"`).exec(page)
          ?.groups?.["words"],
      },
    });
    const ask = (alertname: string, eval_time: string, sounds: boolean) => ({
      eval_time,
      alertname,
      exp_alerts: sounds ? [say(alertname)] : [],
    });
    const jobs = 'damim_job_runner_away{job="damim"}';
    const up = { series: 'up{job="damim"}', values: "1x1800" };
    const tests = {
      rule_files: [path.join(OPS, "alerts.yml")],
      tests: [
        {
          interval: "1m",
          // Half an hour without one, and again from the second hour on; never a backup.
          input_series: [up, { series: jobs, values: "1x2 0x120 1x1800" }],
          alert_rule_test: [
            ask("DamimNoBackupYet", "25h", false),
            ask("DamimNoBackupYet", "27h", true),
            ask("DamimNoJobs", "6m", false),
            ask("DamimNoJobs", "3h", true),
          ],
        },
      ],
    };
    writeFileSync(file, JSON.stringify(tests));

    const { stdout, stderr } = spawnSync("promtool", ["test", "rules", file], { encoding: "utf8" });
    rmSync(folder, { recursive: true });

    expect(stdout + stderr).toContain("SUCCESS");
  });
});

describe("the listener of the figures", () => {
  it("is on an address of its own, never on the public port, and off unless it is named", async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-metrics-"));
    const port = await findFreePort();
    const ask = (origin: string) => fetch(`${origin}/metrics`).catch(() => undefined);
    const silent = await spawnServer(dataDir);
    expect(await ask(`http://127.0.0.1:${port}`)).toBeUndefined();
    silent.child.kill("SIGTERM");
    await silent.ended;

    const server = await spawnServer(dataDir, { env: { DAMIM_METRICS: `127.0.0.1:${port}` } });
    const ready = await fetch(`${server.origin}/damim/api/readyz`);
    const figures = await (await ask(`http://127.0.0.1:${port}`))?.text();
    const open = [await ask(server.origin), await ask(`${server.origin}/damim`)];
    server.child.kill("SIGTERM");

    expect(ready.status).toBe(200);
    expect(figures).toContain('damim_requests_total{route="GET api/readyz",class="2xx"} 1\n');
    for (const answer of open) expect(await answer?.text()).not.toContain("damim_requests_total");
    expect((await server.ended).code).toBe(0);
    rmSync(dataDir, { recursive: true });
  });

  it("that another program has keeps the server from starting, with a sentence", async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-metrics-"));
    const other = createServer().listen(await findFreePort(), "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const taken = typeof address === "object" ? address?.port : undefined;
    const server = spawnMain({
      DAMIM_DATA_DIR: dataDir,
      PORT: String(await findFreePort()),
      HOST: "localhost",
      DAMIM_METRICS: `127.0.0.1:${taken}`,
    });

    expect((await server.ended).code).toBe(78);
    expect(server.output()).toContain(`DAMIM_METRICS에 적은 127.0.0.1:${taken}`);
    other.close();
    rmSync(dataDir, { recursive: true });
  });
});
