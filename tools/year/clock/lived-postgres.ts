import { sql } from "kysely";
import { openDatabase } from "../../../apps/server/src/db/open-database.ts";
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from "../../../apps/server/src/testing/temporary-postgres.ts";

/** A PostgreSQL whose clock is the lived one: its own `now()` stands before the system's on the search path. */
export interface LivedPostgres extends Pick<TemporaryPostgres, "url" | "freeze"> {
  /** `kill -9`; resolves when it answers again. */
  kill(): Promise<void>;
  goTo(at: number): Promise<void>;
  stop(): Promise<void>;
}

const setUp: readonly string[] = [
  "create schema lived",
  "create table lived.clock (at timestamptz not null, said_at timestamptz not null)",
  "insert into lived.clock values (pg_catalog.now(), pg_catalog.now())",
  `create function public.clock_timestamp() returns timestamptz language sql volatile as
    $$ select at + (pg_catalog.clock_timestamp() - said_at) from lived.clock $$`,
  `create function public.now() returns timestamptz language sql volatile as
    $$ select public.clock_timestamp() $$`,
  `do $$ begin
    execute format('alter database %I set search_path = public, pg_catalog', current_database());
  end $$`,
];

export async function openLivedPostgres(from: number): Promise<LivedPostgres> {
  const postgres = await startTemporaryPostgres();
  const database = openDatabase({
    dataDir: "",
    databaseUrl: postgres.url,
    poolSize: 1,
  });
  for (const statement of setUp) await sql.raw(statement).execute(database.queries);
  const lived: LivedPostgres = {
    url: postgres.url,
    freeze: (durationMs) => postgres.freeze(durationMs),
    async kill() {
      await postgres.end("SIGKILL");
      await postgres.startAgain();
    },
    async goTo(at) {
      await sql`update lived.clock set at = ${new Date(at).toISOString()},
        said_at = pg_catalog.clock_timestamp()`.execute(database.queries);
    },
    async stop() {
      await database.close();
      await postgres.stop();
    },
  };
  await lived.goTo(from);
  return lived;
}
