import { randomBytes } from "node:crypto";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { sql } from "kysely";
import pg from "pg";
import type { Config } from "../base/settings/config.ts";
import { DEALT_TABLES, JOINED_TABLES } from "./cluster-tables.ts";
import { findUnreadable } from "../db/migrations/migrate.ts";
import type { Database } from "../db/open-database.ts";
import { isStickyPooler, openSessionOf } from "./sticky-pooler.ts";
import { createRedis, isRedisShut, toRedisSentence } from "../live/bus/redis-connection.ts";

const CLOCK_LIMIT_MS = 2 * 60_000;
const LEAST_FREE_BYTES = 1_000_000_000;
const HEAR_MS = 2_000;

/** Thrown where something has to be mended before a start: each with its sentence, all at once. */
export class StartRefused extends Error {
  readonly code = "START_REFUSED";
  readonly sentences: readonly string[];
  /** Nothing has to be mended here: the next start may go well. */
  readonly isLater: boolean;

  constructor(sentences: readonly string[], isLater = false) {
    super(sentences.join("\n"));
    this.sentences = sentences;
    this.isLater = isLater;
  }
}

export interface StartChecks {
  readonly config: Pick<Config, "bus" | "dataDir" | "databaseUrl" | "isCluster" | "redisUrl">;
  /** Not migrated yet: what cannot be used is left as it is. */
  readonly database: Database;
  readonly now: () => number;
  readonly findFreeBytes: (folder: string) => number;
}

/**
 * Looks at what nobody would notice until words are lost or not heard: a full disk, a clock that is off, a schema that this
 * code cannot read, a bus that is deaf, a pooler that mixes sessions up. Throws `StartRefused`.
 */
export async function checkStart(checks: StartChecks): Promise<void> {
  // Alone: a session of another check may take the connection that this one looks for.
  const pooler = await checkPooler(checks.config);
  const found = await Promise.all([
    checkClock(checks),
    checkSchema(checks),
    checkNodes(checks),
    checkBus(checks),
  ]);
  const wrong = [checkDisk(checks), pooler, ...found].filter((each) => each !== undefined);
  if (wrong.length === 0) return;
  const sentences = wrong.map((each) => (typeof each === "string" ? each : each.later));
  throw new StartRefused(
    sentences,
    wrong.every((each) => typeof each !== "string"),
  );
}

/** What has to be mended, or what may be well at the next start. */
type Wrong = string | { readonly later: string } | undefined;

function checkDisk({ config: { dataDir }, findFreeBytes }: StartChecks): string | undefined {
  const free = findFreeBytes(dataDir);
  if (free >= LEAST_FREE_BYTES) return undefined;
  return `${dataDir}가 있는 디스크에 ${Math.floor(free / 1_000_000)} MB만 남았어요. 1 GB는 있어야 백업과 사진이 들어가요. 자리를 만들어 주세요.`;
}

async function checkClock({ database, now }: StartChecks): Promise<string | undefined> {
  // SQLite has the clock of this computer.
  if (database.kind === "sqlite") return undefined;
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at
  `.execute(database.queries);
  const lead = now() - Number(rows[0]?.at ?? now());
  if (Math.abs(lead) <= CLOCK_LIMIT_MS) return undefined;
  const minutes = Math.round(Math.abs(lead) / 60_000);
  return `이 컴퓨터의 시계가 데이터베이스의 시계보다 ${minutes}분 ${lead > 0 ? "빨라요" : "느려요"}. 두 컴퓨터의 시각을 인터넷에 맞춰 주세요.`;
}

async function checkSchema({ database }: StartChecks): Promise<string | undefined> {
  const newer = await findUnreadable(database);
  if (newer === undefined) return undefined;
  return `데이터가 더 새 버전이에요(${newer}). 담임을 ${withParticle(newer, "으로/로")} 올리거나 백업을 되돌려 주세요.`;
}

/** Each engine refuses the other's statements, or is slow by them: what is dealt out and what is set have to agree. */
async function checkNodes({ config, database }: StartChecks): Promise<string | undefined> {
  if (database.kind === "sqlite") return undefined;
  const known = await listClusterTables(database);
  const isMissing = [...DEALT_TABLES, ...JOINED_TABLES].some((table) => !known.includes(table));
  if (config.isCluster && isMissing) {
    return "DAMIM_CLUSTER=citus인데 표가 노드에 나뉘어 있지 않아요. DAMIM_CLUSTER 없이 한 번 시작해 표를 만들고 ops/citus.sql을 실행해 주세요.";
  }
  if (config.isCluster) return checkNodeLogs(database);
  if (known.length === 0) return undefined;
  return "이 데이터베이스의 표는 여러 노드에 나뉘어 있어요. DAMIM_CLUSTER=citus와 DAMIM_BUS를 적고 시작해 주세요.";
}

/** A node writes the text of a statement that fails into its log, and there a teacher's words stand in it. */
async function checkNodeLogs({ queries }: Database): Promise<string | undefined> {
  const { rows } = await sql<{ level: string }>`
    select result as level from run_command_on_all_nodes($$select current_setting('log_min_error_statement')$$)`.execute(
    queries,
  );
  if (rows.every(({ level }) => level === "panic")) return undefined;
  return "노드의 로그에 선생님이 적은 글이 남을 수 있어요. 모든 노드에서 alter role <담임 계정> set log_min_error_statement = 'panic'을 실행해 주세요.";
}

/** The tables that Citus knows. */
async function listClusterTables({ queries }: Database): Promise<readonly string[]> {
  const { rows: catalogs } = await sql<{ name: string | null }>`
    select to_regclass('pg_dist_partition')::text as name`.execute(queries);
  if (!catalogs[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`
    select logicalrelid::text as name from pg_dist_partition`.execute(queries);
  return rows.map(({ name }) => name);
}

/** A pooler may answer LISTEN with success and never hand a notice on: a word is sent over another connection. */
async function checkBus({ config, database }: StartChecks): Promise<Wrong> {
  const { bus, databaseUrl, redisUrl } = config;
  if (redisUrl !== undefined) return checkRedis(redisUrl);
  if (bus !== "postgres" || !databaseUrl) return undefined;
  const channel = `damim_check_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const heard = new Promise<boolean>((resolve) => {
      client.once("notification", () => resolve(true));
      setTimeout(() => resolve(false), HEAR_MS);
    });
    await client.query(`listen ${channel}`);
    await sql`select pg_notify(${channel}, ${""})`.execute(database.queries);
    if (await heard) return undefined;
    return "DAMIM_BUS=postgres는 PgBouncer transaction 방식 뒤에서 듣지 못해요. poll이나 redis로 바꿔 주세요.";
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Before what leaves an empty search path behind, too: a dump, and putting one back. Throws `StartRefused`. */
export async function requireNoStickyPooler(config: StartChecks["config"]): Promise<void> {
  const sentence = await checkPooler(config);
  if (sentence) throw new StartRefused([sentence]);
}

async function checkPooler({ bus, databaseUrl }: StartChecks["config"]) {
  // Behind one, no process listens to PostgreSQL itself: `checkBus`.
  if (bus === "postgres" || !databaseUrl) return undefined;
  if (!(await isStickyPooler(openSessionOf(databaseUrl)))) return undefined;
  return "DATABASE_URL의 PgBouncer가 연결에 남은 설정을 다음 요청에 그대로 넘겨요. 백업이 지나간 연결에서는 요청이 실패하니 pgbouncer.ini에 server_reset_query_always = 1 을 적어 주세요. 바뀐 것은 없어요.";
}

/** By a connection of its own, as another process would say it. */
async function checkRedis(redisUrl: string): Promise<Wrong> {
  const channel = `damim:check:${randomBytes(6).toString("hex")}`;
  const [hearing, saying] = await Promise.all(
    [1, 2].map(() => createRedis(redisUrl, { retries: false })),
  );
  const place = new URL(redisUrl).host;
  try {
    if (!hearing || !saying) throw new Error("two were made");
    for (const client of [hearing, saying]) client.on("error", () => undefined);
    await Promise.all([hearing.connect(), saying.connect()]);
    const heard = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), HEAR_MS);
      hearing
        .subscribe(channel, () => resolve(true))
        .then(() => saying.publish(channel, "1"))
        // Its answer may still be under way when the word is there.
        .catch(() => undefined);
    });
    if (await heard) return undefined;
    return {
      later: `DAMIM_BUS의 Redis(${place})에서 보낸 말이 2초 안에 돌아오지 않았어요. Redis를 확인해 주세요.`,
    };
  } catch (error) {
    const sentence = toRedisSentence(error, place);
    return isRedisShut(error) ? sentence : { later: sentence };
  } finally {
    hearing?.destroy();
    saying?.destroy();
  }
}
