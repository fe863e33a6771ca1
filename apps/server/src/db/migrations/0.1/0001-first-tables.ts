import type { Migration } from "../../migration.ts";

/** Accounts, sessions with their device, scopes, rows and the history of overwritten values. */
export const firstTables: Migration = {
  name: "0001-first-tables",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("users")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("email_verified", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("image", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await create
      .createTable("sessions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("token", "text", (column) => column.notNull().unique())
      .addColumn("user_id", "text", (column) =>
        column.notNull().references("users.id").onDelete("cascade"),
      )
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("ip_address", "text")
      .addColumn("user_agent", "text")
      .addColumn("device_id", "text")
      .addColumn("device_use", "text")
      .execute();
    await create.createIndex("sessions_user_id").on("sessions").column("user_id").execute();
    await create
      .createTable("accounts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("provider_id", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) =>
        column.notNull().references("users.id").onDelete("cascade"),
      )
      .addColumn("access_token", "text")
      .addColumn("refresh_token", "text")
      .addColumn("id_token", "text")
      .addColumn("access_token_expires_at", "text")
      .addColumn("refresh_token_expires_at", "text")
      .addColumn("scope", "text")
      .addColumn("password", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await create.createIndex("accounts_user_id").on("accounts").column("user_id").execute();
    await create
      .createTable("verifications")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("identifier", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await create
      .createIndex("verifications_identifier")
      .on("verifications")
      .column("identifier")
      .execute();
    await create
      .createTable("scopes")
      .addColumn("scope", "text", (column) => column.primaryKey())
      .addColumn("seq", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("floor", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("clock", "text", (column) => column.notNull())
      .execute();
    await create
      .createTable("rows")
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("data", "text", (column) => column.notNull())
      .addColumn("stamps", "text", (column) => column.notNull())
      .addColumn("seq", "bigint", (column) => column.notNull())
      .addColumn("dead_at", "bigint")
      .addPrimaryKeyConstraint("rows_key", ["scope", "kind", "id"])
      .execute();
    await create.createIndex("rows_feed").on("rows").columns(["scope", "seq"]).execute();
    await create
      .createIndex("rows_dead")
      .on("rows")
      .columns(["scope", "dead_at"])
      .where("dead_at", "is not", null)
      .execute();
    await create
      .createTable("history")
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("field", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("cause", "text", (column) => column.notNull())
      .addColumn("winner_at", "text")
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("recorded_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("history_key", ["scope", "kind", "id", "field", "at", "cause"])
      .execute();
    await create
      .createTable("facts")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
  },
};
