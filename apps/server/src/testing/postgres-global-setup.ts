import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { migrate } from "../db/migrations/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { startTemporaryPostgres } from "./temporary-postgres.ts";

const TEMPLATE = `template_${process.pid}`;
/** Puts the tables back to what the migrations wrote, children first; fails where their number is another one. */
const BEGIN_ANEW = `
  create schema seed;
  do $$ declare name text; begin
    for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('create table seed.%1$I as table public.%1$I', name);
    end loop;
  end $$;
  create procedure seed.begin_anew() language plpgsql as $$ declare name text; begin
    if (select count(*) from pg_attribute a join pg_class c on c.oid = attrelid where relkind = 'r' and attnum > 0 and not attisdropped and relnamespace = 'public'::regnamespace)
      <> (select count(*) from pg_attribute a join pg_class c on c.oid = attrelid where relkind = 'r' and attnum > 0 and not attisdropped and relnamespace = 'seed'::regnamespace)
    then raise exception 'other tables'; end if;
    for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by oid desc loop
      execute format('delete from public.%I', name);
    end loop;
    for name in select relname from pg_class where relnamespace = 'seed'::regnamespace and relkind = 'r' order by oid loop
      execute format('insert into public.%1$I select * from seed.%1$I', name);
    end loop;
  end $$`;
let teardownPostgres: (() => Promise<void>) | undefined;

/** One PostgreSQL for the whole run; each test's database is a copy of one that is migrated here. */
export async function setup(project: TestProject): Promise<void> {
  const postgres = await startTemporaryPostgres({ survivesPowerCut: false });
  const outer = openDatabase({ dataDir: "", databaseUrl: postgres.url });
  await sql`create database ${sql.id(TEMPLATE)}`.execute(outer.queries);
  const url = new URL(postgres.url);
  url.pathname = `/${TEMPLATE}`;
  const template = openDatabase({ dataDir: "", databaseUrl: url.href });
  await migrate(template, { now: Date.now });
  await sql.raw(BEGIN_ANEW).execute(template.queries);
  await template.close();
  project.provide("postgresUrl", postgres.url);
  project.provide("postgresTemplate", TEMPLATE);
  teardownPostgres = async () => {
    const names = sql<{ datname: string }>`select datname from pg_database`;
    for (const { datname } of (await names.execute(outer.queries)).rows) {
      if (!datname.startsWith(TEMPLATE)) continue;
      await sql`drop database ${sql.id(datname)} with (force)`.execute(outer.queries);
    }
    await outer.close();
    await postgres.stop();
  };
}

export async function teardown(): Promise<void> {
  await teardownPostgres?.();
}
