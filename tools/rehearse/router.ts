import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { DEALT_TABLES } from "../../apps/server/src/start/cluster-tables.ts";
import { migrate } from "../../apps/server/src/db/migrations/migrate.ts";
import { type Database, openDatabase } from "../../apps/server/src/db/open-database.ts";
import { compareStreams } from "../../apps/server/src/testing/op-streams.ts";
import { openKillablePostgres } from "./open-postgres.ts";
import type { Finding, Part } from "./part.ts";
import { walkRoutes } from "./walk-routes.ts";
import { orLeast } from "../../bench/support/smallest.ts";

export const router: Part = { name: "R1", title: "each statement names one scope", rehearse };

const STREAMS = orLeast(200, 5);
const PARTITIONS = 8;
const TABLES = DEALT_TABLES.filter((table) => table !== "files");
/** Each statement with the parts of tables that it touched, as PostgreSQL says it. */
const EXPLAIN = `
session_preload_libraries = 'auto_explain'
auto_explain.log_min_duration = 0
auto_explain.log_analyze = on
auto_explain.log_timing = off
auto_explain.log_format = json
log_line_prefix = '@@'
`;

/** What may touch several, each seldom or at night (`docs/scale.md`). */
const NAMED: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["the newest stamp at a start", /max\("?clock"?\)/],
  [
    "what comes due next, of all",
    /from "due_times" (where "look_at"|order by)|from "due_times" where "user_id"/,
  ],
  ["list of scopes to trim", /select (distinct )?"scope" from "(history|rows|scopes)"/],
  ["a teacher's own scopes", /from "scopes" where "scope" like/],
  ["promises of all, looked through at a start", /"data" like \$3 or "kind" = \$4/],
  ["sizes and counts in 관리", /count\(/],
];

/**
 * R1: the four tables of teachers' words in eight parts each, as a cluster has them on its nodes. What is written ends as on
 * one table, and a statement touches one part but for those that are named.
 */
async function rehearse(): Promise<readonly Finding[] | string> {
  const postgres = await openKillablePostgres(EXPLAIN);
  if (!postgres) return "PostgreSQL이 없어서 건너뛰어요. 설치하면 이 부분도 돌아요.";
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-router-"));
  const opened: Database[] = [];
  const open = (databaseUrl: string): Database => {
    const database = openDatabase({ dataDir, databaseUrl, isCluster: true });
    opened.push(database);
    return database;
  };
  try {
    const parted = open(postgres.url);
    await sql`create database plain`.execute(parted.queries);
    const plain = open(postgres.url.replace(/damim$/, "plain"));
    for (const database of [plain, parted]) await migrate(database, { now: Date.now });
    await partTables(parted);
    const begun = postgres.readLog().length;
    const { rows, lostValues, different } = await compareStreams([plain, parted], {
      streams: STREAMS,
      seed: 41,
    });
    const calls = await walkRoutes(parted, postgres.url);
    const touched = readTouched(postgres.readLog().slice(begun));
    const several = [...touched.several].filter(
      ([text]) => !NAMED.some(([, pattern]) => pattern.test(text)),
    );
    return [
      {
        what: "streams of ops end as on one table",
        found: `${STREAMS} streams, ${rows} rows, ${lostValues} values of history, ${different.length} different`,
        holds: different.length === 0 && rows > 0,
      },
      {
        what: `statements that touch more than one of ${PARTITIONS} parts and are not named`,
        found: `${several.length} of ${touched.statements} texts (${touched.runs} runs, ${calls} requests), ${touched.several.size - several.length} named${several.map(([text, parts]) => `\n      ${parts}: ${text.slice(0, 200)}`).join("")}`,
        holds: several.length === 0 && touched.runs > 0,
      },
    ];
  } finally {
    await Promise.all(opened.map((database) => database.close().catch(() => undefined)));
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Empty tables: they are made anew in parts. */
async function partTables({ queries }: Database): Promise<void> {
  const run = (text: string): Promise<unknown> => sql.raw(text).execute(queries);
  for (const table of TABLES) {
    await run(`alter table ${table} rename to ${table}_whole`);
    await run(
      `create table ${table} (like ${table}_whole including all) partition by hash (scope)`,
    );
    await run(`drop table ${table}_whole`);
    for (let part = 0; part < PARTITIONS; part++) {
      await run(
        `create table ${table}_part${part} partition of ${table} for values with (modulus ${PARTITIONS}, remainder ${part})`,
      );
    }
  }
}

interface Touched {
  readonly runs: number;
  readonly statements: number;
  /** Texts that touched several parts, with the most of them. */
  readonly several: ReadonlyMap<string, number>;
}

/** Every plan in the log: how many parts of one table were really read or written. */
function readTouched(log: string): Touched {
  const texts = new Set<string>();
  const several = new Map<string, number>();
  let runs = 0;
  for (const entry of log.split("@@")) {
    const from = entry.indexOf("plan:\n");
    if (from === -1) continue;
    const plan = parsePlan(entry.slice(from + "plan:\n".length));
    if (!plan) continue;
    const parts = new Set<string>();
    collect(plan.Plan, parts);
    if (parts.size === 0) continue;
    runs += 1;
    texts.add(plan["Query Text"]);
    const numbers = new Set([...parts].map((name) => name.replace(/^\w+_part/, "")));
    if (numbers.size > 1)
      several.set(plan["Query Text"], Math.max(numbers.size, several.get(plan["Query Text"]) ?? 0));
  }
  return { runs, statements: texts.size, several };
}

interface Plan {
  readonly "Query Text": string;
  readonly Plan: PlanNode;
}

interface PlanNode {
  readonly "Relation Name"?: string;
  readonly "Actual Loops"?: number;
  readonly Plans?: readonly PlanNode[];
}

function parsePlan(text: string): Plan | undefined {
  try {
    return JSON.parse(text) as Plan;
  } catch {
    return undefined;
  }
}

function collect(node: PlanNode, parts: Set<string>): void {
  const name = node["Relation Name"];
  if (name && /_part\d$/.test(name) && (node["Actual Loops"] ?? 1) > 0) parts.add(name);
  for (const below of node.Plans ?? []) collect(below, parts);
}
