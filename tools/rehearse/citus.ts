import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { migrate } from "../../apps/server/src/db/migrations/migrate.ts";
import { type Database, openDatabase } from "../../apps/server/src/db/open-database.ts";
import { checkStart } from "../../apps/server/src/start/check-start.ts";
import { compareStreams } from "../../apps/server/src/testing/op-streams.ts";
import { killCoordinator } from "./coordinator-dies.ts";
import { type Nodes, openNodes } from "./open-nodes.ts";
import type { Finding, Part } from "./part.ts";
import { countLost, OPS_A_PUSH, sleep, writeOps, WRITERS } from "./write-ops.ts";
import { isSmallest, orLeast } from "../../bench/support/smallest.ts";

export const citus: Part = { name: "R5", title: "several nodes (Citus)", rehearse };

const STREAMS = orLeast(100, 5);
const WRITE_MS = orLeast(6_000, 400);
const ROUNDS = orLeast(3);
const WAYS = ["plain", "alone", "cluster"] as const;
type Way = (typeof WAYS)[number];
/** Of the same statements on one plain PostgreSQL, and of the way that a plain one goes, in the same run. */
const SAME_SHARE_MIN = 0.9;
const PLAIN_SHARE_MIN = 0.5;

/**
 * R5: what teachers write on a cluster of Citus is what it would be on one database; a node that dies under writing and
 * a node that joins under writing lose nothing that was acknowledged.
 */
async function rehearse(): Promise<readonly Finding[] | string> {
  const nodes = await openNodes(2);
  if (!nodes) return "PostgreSQL에 Citus가 없어서 건너뛰어요. 설치하면 이 부분도 돌아요.";
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-rehearse-"));
  const opened: Database[] = [];
  const open = (databaseUrl: string, isCluster: boolean): Database => {
    const database = openDatabase({ dataDir, databaseUrl, isCluster, bus: "poll" });
    opened.push(database);
    return database;
  };
  try {
    const plain = open(nodes.plainUrl, false);
    const alone = open(nodes.plainUrl, true);
    const cluster = open(nodes.coordinator.url, true);
    for (const database of [plain, cluster]) await migrate(database, { now: Date.now });
    const before = await start(nodes, dataDir, cluster);
    await dealOut(nodes);
    const after = await start(nodes, dataDir, cluster);
    return [
      {
        what: "a start on the extension, before its tables are dealt out and after",
        found: `${before ? "refused" : "starts"}, ${after ?? "starts"}`,
        holds: before?.includes("ops/citus.sql") === true && after === undefined,
      },
      await compare([plain, cluster]),
      ...(await measure(nodes, { plain, alone, cluster })),
      await killWorker(nodes, cluster),
      // Minutes, however little is written meanwhile.
      ...(isSmallest
        ? []
        : [await moveShards(nodes, cluster), ...(await killCoordinator(nodes, cluster))]),
    ];
  } finally {
    for (const database of opened) await database.close();
    nodes.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The start's own checks; undefined where they pass. */
async function start(
  { coordinator }: Nodes,
  dataDir: string,
  database: Database,
): Promise<string | undefined> {
  const config = { bus: "poll", dataDir, databaseUrl: coordinator.url, isCluster: true } as const;
  const checks = { config, database, now: Date.now, findFreeBytes: () => Infinity };
  return checkStart(checks).then(
    () => undefined,
    (error: unknown) => String(error),
  );
}

/** As the operator does it, before anything was written: the tables are empty, so the plain way is the quick one. */
async function dealOut({ run }: Nodes): Promise<void> {
  const text = readFileSync(path.resolve(import.meta.dirname, "../../ops/citus.sql"), "utf8");
  const statements = text.split("\n").filter((line) => line.startsWith("select"));
  await run(...statements.map((line) => line.replace("table_concurrently", "table")));
}

async function compare(databases: readonly Database[]): Promise<Finding> {
  const { rows, lostValues, different } = await compareStreams(databases, {
    streams: STREAMS,
    seed: 37,
  });
  return {
    what: "streams of ops end as on one database",
    found: `${STREAMS} streams, ${rows} rows, ${lostValues} values of history, ${different.length} different`,
    holds: different.length === 0 && rows > 0,
  };
}

/** In turns, so that whatever else this machine does meets all. */
async function measure(
  nodes: Nodes,
  databases: Readonly<Record<Way, Database>>,
): Promise<readonly Finding[]> {
  const acknowledged = { plain: 0, alone: 0, cluster: 0 };
  const cpuMs = { plain: 0, alone: 0, cluster: 0 };
  // In the first one, which does not count, connections learn where the shards are.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const way of WAYS) {
      const before = nodes.readCpuMs();
      const place = { database: databases[way] };
      const written = await writeOps(place, `${way}${round}`, () => sleep(WRITE_MS));
      if (round === 0) continue;
      acknowledged[way] += written.acknowledged.length;
      cpuMs[way] += nodes.readCpuMs() - before;
    }
  }
  const perSecond = (way: Way): number =>
    Math.round((acknowledged[way] * 1_000) / WRITE_MS / ROUNDS);
  const perPush = (way: Way): number =>
    Math.round((cpuMs[way] * 1_000 * OPS_A_PUSH) / Math.max(acknowledged[way], 1));
  const compareTo = (way: Way, what: string, least: number): Finding => {
    const share = acknowledged.cluster / acknowledged[way];
    return {
      what: `ops of ${WRITERS} teachers against ${what}`,
      found:
        `${perSecond("cluster")} to ${perSecond(way)} a second, ${share.toFixed(2)} (at least ${least}); ` +
        `CPU of the databases ${perPush("cluster")} to ${perPush(way)} µs a push`,
      holds: isSmallest || share >= least,
    };
  };
  return [
    compareTo("alone", "the same statements on one PostgreSQL", SAME_SHARE_MIN),
    compareTo("plain", "the way of one PostgreSQL", PLAIN_SHARE_MIN),
  ];
}

async function killWorker({ workers }: Nodes, cluster: Database): Promise<Finding> {
  const [worker] = workers;
  let awayMs = 0;
  const { acknowledged, failed } = await writeOps({ database: cluster }, "kill", async () => {
    await sleep(1_000);
    worker?.kill();
    const since = performance.now();
    await sleep(500);
    worker?.start();
    awayMs = performance.now() - since;
    await sleep(2_000);
  });
  const lost = await countLost(cluster, acknowledged);
  return {
    what: "a node is killed under writing and comes back",
    found: `${acknowledged.length} ops acknowledged, ${lost} lost, ${failed} pushes to send again, away ${Math.round(awayMs)} ms`,
    holds: lost === 0 && acknowledged.length > 0,
  };
}

/** The first node hands half of its shards to the coordinator: the same move as to a node that joined. */
async function moveShards({ run, coordinator }: Nodes, cluster: Database): Promise<Finding> {
  await run(
    `select citus_set_node_property('127.0.0.1', ${coordinator.port}, 'shouldhaveshards', true)`,
  );
  const { acknowledged, failed } = await writeOps({ database: cluster }, "move", async () => {
    await sleep(500);
    await run("select rebalance_table_shards('scopes')");
    await sleep(500);
  });
  const lost = await countLost(cluster, acknowledged);
  const { rows } = await sql<{ count: number }>`
    select count(distinct nodename || nodeport)::integer as count from citus_shards
    where table_name = 'scopes'::regclass`.execute(cluster.queries);
  const nodes = rows[0]?.count ?? 0;
  return {
    what: "shards move to a node that joined, under writing",
    found: `on ${nodes} nodes, ${acknowledged.length} ops acknowledged, ${lost} lost, ${failed} pushes to send again`,
    holds: lost === 0 && nodes === 3,
  };
}
