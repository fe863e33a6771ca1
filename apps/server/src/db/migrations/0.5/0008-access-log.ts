import { sql } from "kysely";
import type { Migration } from "../../migration.ts";

/** Younger lines cannot be deleted by anything that speaks SQL; older ones go when two years are over. */
const KEPT_AT_LEAST_DAYS = 365;
const KEPT_AT_LEAST_MS = KEPT_AT_LEAST_DAYS * 86_400_000;

/** Who read and wrote pupils' data, when, from where. Append-only: the database itself refuses changes. */
export const accessLog: Migration = {
  name: "0008-access-log",
  async up(queries, kind) {
    const create = queries.schema;
    await create
      .createTable("access_log")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("first_at", "bigint", (column) => column.notNull())
      .addColumn("last_at", "bigint", (column) => column.notNull())
      .addColumn("act", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("people", "text")
      .addColumn("device", "text")
      .addColumn("address", "text", (column) => column.notNull())
      .execute();
    await create
      .createIndex("access_log_actor")
      .on("access_log")
      .columns(["actor", "last_at"])
      .execute();
    await create.createIndex("access_log_age").on("access_log").column("last_at").execute();
    const refusals = kind === "sqlite" ? refusalsOfSqlite : refusalsOfPostgres;
    for (const refusal of refusals) await sql.raw(refusal).execute(queries);
  },
};

const refusalsOfSqlite = [
  `create trigger access_log_stays before update on access_log
   begin select raise(abort, 'access_log is append-only'); end`,
  `create trigger access_log_is_kept before delete on access_log
   when old.last_at > cast(strftime('%s', 'now') as integer) * 1000 - ${KEPT_AT_LEAST_MS}
   begin select raise(abort, 'access_log is kept'); end`,
];

const refusalsOfPostgres = [
  `create function access_log_refusal() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and old.last_at <= extract(epoch from now()) * 1000 - ${KEPT_AT_LEAST_MS} then
       return old;
     end if;
     raise exception 'access_log is append-only';
   end $$`,
  `create trigger access_log_stays before update or delete on access_log
   for each row execute function access_log_refusal()`,
];
