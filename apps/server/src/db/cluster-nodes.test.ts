import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { createScopePlaces, type NodeAddress } from "./cluster-nodes.ts";
import { openDatabase, type PostgresDatabase } from "./open-database.ts";

async function openPostgres(): Promise<PostgresDatabase> {
  const database = await openTestDatabase("postgres");
  if (database.kind !== "postgres") throw new Error("a PostgreSQL");
  return database;
}

/** Nobody listens there. */
const nowhere = openDatabase({ dataDir: "", databaseUrl: "postgres://damim@127.0.0.1:1/damim" });
let coordinator: PostgresDatabase;
let node: PostgresDatabase;
let clock: number;
let opened: NodeAddress[];
let isThere: boolean;

/** The catalogs of Citus 13 as far as they are read: shard 1 lies on the coordinator (group 0), 2 on a node. */
const CATALOGS = [
  `create table pg_dist_shard (logicalrelid regclass, shardid bigint)`,
  `create table pg_dist_placement (shardid bigint, groupid integer)`,
  `create table pg_dist_node (groupid integer, nodename text, nodeport integer, noderole text, isactive boolean)`,
  `create function get_shard_id_for_distribution_column(regclass, text) returns bigint
    language sql as $$ select case when $2 like '%/2026' then 2 else 1 end::bigint $$`,
  `insert into pg_dist_shard values ('scopes', 1), ('scopes', 2)`,
  `insert into pg_dist_placement values (1, 0), (2, 1)`,
  `insert into pg_dist_node values (0, 'home', 5432, 'primary', true), (1, 'far', 5433, 'primary', true)`,
];

beforeEach(async () => {
  [coordinator, node] = [await openPostgres(), await openPostgres()];
  [clock, opened, isThere] = [0, [], true];
});
afterEach(async () => {
  await coordinator.close();
  await node.close();
});

function open() {
  return createScopePlaces({
    coordinator,
    open(address) {
      opened.push(address);
      return {
        get queries() {
          return isThere ? node.queries : nowhere.queries;
        },
        tx: node.tx,
        talk: node.talk,
        close: () => Promise.resolve(),
      };
    },
    now: () => clock,
  });
}

async function setUpCatalogs(): Promise<void> {
  for (const text of CATALOGS) await sql.raw(text).execute(coordinator.queries);
}

describe("where a scope of a cluster is asked for", () => {
  it("is its own node; what lies on the coordinator, or on one PostgreSQL, is asked for there", async () => {
    expect(await open().find("t/a/2026")).toBe(coordinator);

    await setUpCatalogs();
    const { find } = open();
    expect((await find("t/a/2026")).tx).toBe(node.tx);
    expect(await find("t/a/2025")).toBe(coordinator);
    expect(opened).toEqual([{ host: "far", port: 5433 }]);
  });

  it("is the coordinator while the node does not answer, and the node again when it does", async () => {
    await setUpCatalogs();
    const { find } = open();
    await find("t/a/2026");
    isThere = false;
    clock += 6_000;
    const detour = { tx: coordinator.tx, isDetour: true };
    expect(await find("t/a/2026")).toMatchObject(detour);
    isThere = true;
    expect(await find("t/a/2026")).toMatchObject(detour);
    clock += 6_000;
    expect((await find("t/a/2026")).tx).toBe(node.tx);
  });

  it("is looked up anew after a minute: a shard that moved is asked for where it is", async () => {
    await setUpCatalogs();
    const { find } = open();
    await find("t/a/2026");
    await sql`update pg_dist_placement set groupid = 0`.execute(coordinator.queries);
    clock += 61_000;
    await find("t/a/2026");
    await expect.poll(async () => await find("t/a/2026")).toBe(coordinator);
  });
});
