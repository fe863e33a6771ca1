import { randomBytes } from "node:crypto";
import pg from "pg";

const CONNECT_TIMEOUT_MS = 5_000;
/** Others use the pooler meanwhile. One look meets a connection that was marked: the one that was used last is given out. */
const MARKS = 4;
const LOOKS = 16;

/** A session of PostgreSQL, as far as this asks for one. */
export interface Session {
  query(text: string, values: readonly string[]): Promise<{ readonly rows: readonly unknown[] }>;
  end(): Promise<void>;
}

/**
 * Whether a pooler stands in front that gives a session with all that another has set to the next. After `pg_dump`, which
 * sets the search path empty, our statements would find no table there (PgBouncer in transaction mode, without
 * `server_reset_query_always`).
 *
 * @param open begins a session; rejects as `pg` does
 */
export async function isStickyPooler(open: () => Promise<Session>): Promise<boolean> {
  const mark = randomBytes(6).toString("hex");
  for (let n = 0; n < MARKS; n++) {
    await ask(open, "select set_config('damim.mark', $1, false) as mark", mark);
  }
  for (let look = 0; look < LOOKS; look++) {
    const found = await ask(open, "select current_setting($1, true) as mark", "damim.mark");
    if (found === mark) return true;
  }
  return false;
}

async function ask(open: () => Promise<Session>, text: string, value: string): Promise<unknown> {
  const session = await open();
  try {
    const { rows } = await session.query(text, [value]);
    return Object(rows[0]).mark;
  } finally {
    await session.end();
  }
}

/** Each session over a connection of its own. */
export function openSessionOf(databaseUrl: string): () => Promise<Session> {
  return async () => {
    const connectionTimeoutMillis = CONNECT_TIMEOUT_MS;
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis });
    client.on("error", () => undefined);
    await client.connect();
    return client;
  };
}
