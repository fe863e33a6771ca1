import { sql } from "kysely";
import type { Migration } from "../../migration.ts";

/** Who may do more than the own work, who is stopped, and what was done with it: a log that only grows. */
export const roles: Migration = {
  name: "0012-roles",
  async up(queries, kind) {
    const create = queries.schema;
    await create
      .createTable("roles")
      .addColumn("user_id", "text", (column) => column.primaryKey())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("given_at", "bigint", (column) => column.notNull())
      .execute();
    await create
      .createTable("suspensions")
      .addColumn("user_id", "text", (column) => column.primaryKey())
      .addColumn("until", "bigint", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .execute();
    await create
      .createTable("audit")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("actor_id", "text", (column) => column.notNull())
      .addColumn("act", "text", (column) => column.notNull())
      .addColumn("target_id", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("before", "text", (column) => column.notNull())
      .addColumn("after", "text", (column) => column.notNull())
      .execute();
    await create.createIndex("audit_target").on("audit").columns(["target_id", "id"]).execute();
    const refusals = kind === "sqlite" ? refusalsOfSqlite : refusalsOfPostgres;
    for (const refusal of refusals) await sql.raw(refusal).execute(queries);
  },
};

/** Lines go when two years are over; a younger one cannot be deleted by anything that speaks SQL. */
const KEPT_AT_LEAST_MS = 365 * 86_400_000;

const refusalsOfSqlite = [
  `create trigger audit_stays before update on audit
   begin select raise(abort, 'audit is append-only'); end`,
  `create trigger audit_is_kept before delete on audit
   when old.at > cast(strftime('%s', 'now') as integer) * 1000 - ${KEPT_AT_LEAST_MS}
   begin select raise(abort, 'audit is kept'); end`,
];

const refusalsOfPostgres = [
  `create function audit_refusal() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and old.at <= extract(epoch from now()) * 1000 - ${KEPT_AT_LEAST_MS} then
       return old;
     end if;
     raise exception 'audit is append-only';
   end $$`,
  `create trigger audit_stays before update or delete on audit
   for each row execute function audit_refusal()`,
];
