import { sql } from "kysely";
import type { Queries } from "./schema.ts";
import type { Talk } from "./talk.ts";
import type { Tx } from "./tx.ts";

/** Where statements about one scope go. */
export interface PostgresPlace {
  readonly queries: Queries;
  readonly tx: Tx;
  readonly talk: Talk;
  /** What is asked for here may lie on any node: each scope has its transaction alone. */
  readonly isDetour?: boolean;
}

export interface NodeAddress {
  readonly host: string;
  readonly port: number;
}

interface Placement extends NodeAddress {
  /** It lies on the coordinator itself. */
  readonly isOwn: boolean;
}

interface Node extends PostgresPlace {
  /** Whether it answered, and since when (ms) that is known. */
  answer?: { readonly isThere: boolean; readonly at: number };
  close(): Promise<void>;
}

/** A shard moves seldom, and a stale address is only slower: every node hands on what another one has. */
const LOOKED_UP_MS = 60_000;
/** Then a node is asked once more whether it is there. */
const ANSWER_HOLDS_MS = 5_000;
/** A scope is about 30 letters: 20 MB at most. */
const SCOPES_KNOWN_MAX = 200_000;

/**
 * Finds the node of a cluster (Citus) on which a scope lies: there each of its statements is planned and run once, where
 * the coordinator would plan it, send it on and have it planned again (0.4 of the speed of one PostgreSQL against 0.9). What
 * cannot be reached from here, or is not known, goes through the coordinator.
 */
export function createScopePlaces(options: {
  readonly coordinator: PostgresPlace;
  readonly open: (address: NodeAddress) => Node;
  readonly now: () => number;
}): { readonly find: (scope: string) => Promise<PostgresPlace>; close(): Promise<void> } {
  const { coordinator, open, now } = options;
  const nodes = new Map<string, Node>();
  const shards = new Map<string, string>();
  const detour: PostgresPlace = { ...coordinator, isDetour: true };
  let addresses: ReadonlyMap<string, Placement> = new Map();
  let isPlain = false;
  let lookedUpAt = -Infinity;
  let looking: Promise<void> | undefined;

  async function lookUp(): Promise<void> {
    const { rows: catalogs } = await sql<{ name: string | null }>`
      select to_regclass('pg_dist_shard')::text as name`.execute(coordinator.queries);
    // One PostgreSQL, asked as a cluster is.
    isPlain = !catalogs[0]?.name;
    if (isPlain) return;
    const { rows } = await sql<Placement & { readonly shard: string }>`
      select shardid::text as shard, nodename as host, nodeport as port, groupid = 0 as "isOwn"
      from pg_dist_shard join pg_dist_placement using (shardid) join pg_dist_node using (groupid)
      where logicalrelid = 'scopes'::regclass and noderole = 'primary' and isactive`.execute(
      coordinator.queries,
    );
    addresses = new Map(rows.map(({ shard, ...placement }) => [shard, placement]));
  }

  /** Waits for the first look alone. */
  async function keepAddresses(): Promise<void> {
    if (now() - lookedUpAt < LOOKED_UP_MS) return looking;
    const isFirst = lookedUpAt === -Infinity;
    lookedUpAt = now();
    const look = lookUp();
    look.catch(() => (lookedUpAt = isFirst ? -Infinity : now() - LOOKED_UP_MS + ANSWER_HOLDS_MS));
    // Else the old ones are good enough.
    if (isFirst) looking = look.finally(() => (looking = undefined));
    return looking;
  }

  async function findShard(scope: string): Promise<string> {
    const known = shards.get(scope);
    if (known !== undefined) return known;
    const { rows } = await sql<{ shard: string }>`
      select get_shard_id_for_distribution_column('scopes', ${scope}::text)::text as shard`.execute(
      coordinator.queries,
    );
    const shard = rows[0]?.shard ?? "";
    if (shards.size >= SCOPES_KNOWN_MAX) shards.clear();
    shards.set(scope, shard);
    return shard;
  }

  async function isThere(node: Node): Promise<boolean> {
    if (node.answer && now() - node.answer.at < ANSWER_HOLDS_MS) return node.answer.isThere;
    const asked = sql`select 1`.execute(node.queries).then(
      () => true,
      () => false,
    );
    node.answer = { isThere: node.answer?.isThere ?? false, at: now() };
    node.answer = { isThere: await asked, at: now() };
    // It may have given its place to its standby.
    if (!node.answer.isThere) lookedUpAt = Math.min(lookedUpAt, now() - LOOKED_UP_MS);
    return node.answer.isThere;
  }

  return {
    async find(scope) {
      await keepAddresses();
      if (isPlain) return coordinator;
      const address = addresses.get(await findShard(scope));
      if (!address) return detour;
      if (address.isOwn) return coordinator;
      const { host, port } = address;
      const key = `${host}:${port}`;
      let node = nodes.get(key);
      if (!node) nodes.set(key, (node = open({ host, port })));
      return (await isThere(node)) ? node : detour;
    },
    async close() {
      await Promise.all([...nodes.values()].map((node) => node.close()));
    },
  };
}
