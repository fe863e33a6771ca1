import pg from "pg";
import { startTemporaryPostgres } from "../../../apps/server/src/testing/temporary-postgres.ts";

/** A PostgreSQL whose clock is the lived one: its own `now()` stands before the system's on the search path. */
export interface LivedPostgres {
  readonly url: string;
  goTo(at: number): Promise<void>;
  stop(): Promise<void>;
}

const SET_UP = `
  create schema lived;
  create table lived.clock (at timestamptz not null, said_at timestamptz not null);
  insert into lived.clock values (pg_catalog.clock_timestamp(), pg_catalog.clock_timestamp());
  create function public.clock_timestamp() returns timestamptz language sql volatile as
    $$ select at + (pg_catalog.clock_timestamp() - said_at) from lived.clock $$;
  create function public.now() returns timestamptz language sql volatile as
    $$ select public.clock_timestamp() $$;
  do $$ begin
    execute format('alter database %I set search_path = public, pg_catalog', current_database());
  end $$;
`;

export async function openLivedPostgres(at: number): Promise<LivedPostgres> {
  const postgres = await startTemporaryPostgres();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(SET_UP);
  const lived: LivedPostgres = {
    url: postgres.url,
    async goTo(to) {
      const time = new Date(to).toISOString();
      await client.query("update lived.clock set at = $1, said_at = pg_catalog.clock_timestamp()", [
        time,
      ]);
    },
    async stop() {
      await client.end();
      await postgres.stop();
    },
  };
  await lived.goTo(at);
  return lived;
}
