import path from "node:path";
import type { StatementSync } from "node:sqlite";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import { createScopePlaces, type NodeAddress, type PostgresPlace } from "./cluster-nodes.ts";
import {
  connectInTurn,
  createStatementWatch,
  cutWhatHangs,
  type DatabaseWatch,
} from "./database-watch.ts";
import { openNodeSqlite } from "./node-sqlite.ts";
import type { Queries, Tables } from "./schema.ts";
import { createTalk, type Talk } from "./talk.ts";
import { createTx, tryAgain, type Tx } from "./tx.ts";

/** One database, whichever it is. Almost everything above this file is the same for both. */
export type Database = SqliteDatabase | PostgresDatabase;

interface AnyDatabase {
  /** Single statements. Several that belong together go through `tx`. */
  readonly queries: Queries;
  readonly tx: Tx;
  /** A statement waited in vain just now: for a lock, for its end, for a connection. */
  readonly isHeldUp: () => boolean;
  /** Nothing could be written just now: no room was left. */
  readonly isFull: () => boolean;
  close(): Promise<void>;
}

export interface PostgresDatabase extends AnyDatabase {
  readonly kind: "postgres";
  /** Connections in use, and who waits for one. */
  readonly countConnections: () => {
    readonly used: number;
    readonly waiting: number;
    readonly most: number;
  };
  /** The tables of the teachers' words lie on several nodes, each scope on one (Citus). */
  readonly isCluster: boolean;
  /** Where that is. Whole transactions of tables that lie by scope alone. */
  readonly findPlace: (scope: string) => Promise<PostgresPlace>;
  readonly talk: Talk;
}

export interface SqliteDatabase extends AnyDatabase {
  readonly kind: "sqlite";
  /**
   * A prepared statement on the only connection there is, for paths where building a query costs more
   * than running it. Use it within `tx` or `queries.connection()`, or it lands in somebody else's
   * transaction.
   */
  readonly prepare: (text: string) => StatementSync;
}

export interface OpenDatabaseOptions {
  /** `postgres://…`; when absent, SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  readonly dataDir: string;
  /** How many connections to PostgreSQL at most. */
  readonly poolSize?: number;
  /** `poll`, `redis`: a pooler may stand in front, which takes no setting with a connection. */
  readonly bus?: "local" | "postgres" | "poll" | "redis";
  readonly isCluster?: boolean;
  /** How long a statement waits for a lock before it fails. */
  readonly lockWaitMs?: number;
  /** How long a statement may take on PostgreSQL; absent: as long as it takes. */
  readonly statementMs?: number;
  readonly watch?: DatabaseWatch;
  /** Tells about a connection that died, in use or idle: the pool opens another by itself. */
  readonly onLostConnection?: (error: Error) => void;
}

/** In the data folder. */
export const SQLITE_FILE = "damim.sqlite";

export const PG_CONNECTIONS_MAX = 20;
/** By then PostgreSQL has ended the statement itself, where it can. */
const FROZEN_MS = 1_000;
/** As long as SQLite waits. */
const LOCK_WAIT_MS = 5_000;
const PG_CONNECT_TIMEOUT_MS = 5000;
const PG_INT8 = 20;

/**
 * Opens the teacher's data: `DATABASE_URL` names a PostgreSQL, else `damim.sqlite` in the data
 * directory.
 *
 * ```ts
 * const database = openDatabase({ dataDir: "./data" });
 * await migrate(database, { now: Date.now });
 * ```
 */
export function openDatabase(options: OpenDatabaseOptions): Database {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options)
    : openSqlite(path.join(options.dataDir, SQLITE_FILE), options.watch);
}

/** Of a file by any name: the data of a server is `openDatabase`'s. */
export function openSqlite(file: string, watch: DatabaseWatch = {}): SqliteDatabase {
  const sqlite = openNodeSqlite(file);
  const { log, isHeldUp, sayFull, isFull } = createStatementWatch(watch);
  const queries = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }), log });
  return {
    kind: "sqlite",
    queries,
    prepare: sqlite.prepareStatement,
    tx: createTx("sqlite", queries, sayFull),
    isHeldUp,
    isFull,
    close: () => queries.destroy(),
  };
}

function openPostgres(url: string, options: OpenDatabaseOptions): PostgresDatabase {
  const { poolSize = PG_CONNECTIONS_MAX, isCluster = false, watch = {} } = options;
  const statements = createStatementWatch(watch);
  const { log, isHeldUp, sayFull, isFull } = statements;
  const open = (of: string) => {
    const pool = openPool(of, options);
    const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log });
    const tx = createTx("postgres", queries, sayFull);
    const { ask, change } = createTalk(pool, statements, isCluster);
    const talk: Talk = { ask, change: (...given) => tryAgain(() => change(...given), sayFull) };
    return { pool, queries, tx, talk, close: () => queries.destroy() };
  };
  const { pool, ...own } = open(url);
  const places = createScopePlaces({
    coordinator: own,
    open: (address) => open(toNodeUrl(url, address)),
    now: () => performance.now(),
  });
  return {
    ...own,
    kind: "postgres",
    isCluster,
    findPlace: isCluster ? places.find : () => Promise.resolve(own),
    isHeldUp,
    isFull,
    countConnections: () => ({
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      most: poolSize,
    }),
    async close() {
      await places.close();
      await own.close();
    },
  };
}

/** The same account and database at another computer. */
function toNodeUrl(url: string, { host, port }: NodeAddress): string {
  const node = new URL(url);
  node.hostname = host;
  node.port = String(port);
  return node.href;
}

function openPool(
  url: string,
  {
    poolSize = PG_CONNECTIONS_MAX,
    bus,
    lockWaitMs = LOCK_WAIT_MS,
    statementMs,
    watch = {},
    onLostConnection,
  }: OpenDatabaseOptions,
): pg.Pool {
  const isDirect = bus !== "poll" && bus !== "redis";
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    ...(isDirect && { lock_timeout: lockWaitMs }),
    ...(isDirect && statementMs !== undefined && { statement_timeout: statementMs }),
    // A computer that has frozen ends nothing by itself.
    ...(statementMs !== undefined && { query_timeout: statementMs + FROZEN_MS }),
    connectionTimeoutMillis: PG_CONNECT_TIMEOUT_MS,
    pipeline: true,
    types: { getTypeParser: findTypeParser },
  });
  // A connection that the database ends would end our process where nobody listens: the pool does so only while it is idle.
  pool.on("connect", (client) => client.on("error", (error) => onLostConnection?.(error)));
  pool.on("error", () => undefined);
  pool.on("connect", cutWhatHangs);
  return Object.assign(pool, { connect: connectInTurn(pool, watch) });
}

// Epoch milliseconds and sequences fit a double exactly; pg would hand bigint columns on as text.
function findTypeParser(oid: number, format?: "text" | "binary"): (text: string) => unknown {
  if (oid === PG_INT8 && format !== "binary") return Number;
  return pg.types.getTypeParser(oid, "text");
}
