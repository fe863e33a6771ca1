import type { Migration } from "../../migration.ts";

/** Passkeys and the second factor. */
export const signInWays: Migration = {
  name: "0006-sign-in-ways",
  async up(queries) {
    const create = queries.schema;
    await create
      .alterTable("users")
      .addColumn("two_factor_enabled", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await create
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text")
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) =>
        column.notNull().references("users.id").onDelete("cascade"),
      )
      .addColumn("credential_id", "text", (column) => column.notNull().unique())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("device_type", "text", (column) => column.notNull())
      .addColumn("backed_up", "integer", (column) => column.notNull())
      .addColumn("transports", "text")
      .addColumn("aaguid", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "bigint")
      .execute();
    await create.createIndex("passkeys_user_id").on("passkeys").column("user_id").execute();
    await create
      .createTable("two_factors")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) =>
        column.notNull().unique().references("users.id").onDelete("cascade"),
      )
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("backup_codes", "text", (column) => column.notNull())
      .addColumn("verified", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("failed_verification_count", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("locked_until", "text")
      .addColumn("last_step", "bigint")
      .execute();
    // One account of a provider belongs to one teacher.
    await create
      .createIndex("accounts_provider")
      .unique()
      .on("accounts")
      .columns(["provider_id", "account_id"])
      .execute();
  },
};
