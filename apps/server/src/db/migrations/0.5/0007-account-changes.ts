import type { Migration } from "../../migration.ts";

/** What a teacher changes about the account itself, and who tried passwords how often. */
export const accountChanges: Migration = {
  name: "0007-account-changes",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("email_changes")
      .addColumn("user_id", "text", (column) => column.primaryKey())
      .addColumn("new_email", "text", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await create
      .createTable("deletions")
      .addColumn("user_id", "text", (column) => column.primaryKey())
      .addColumn("requested_at", "bigint", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .execute();
    await create
      .createTable("known_devices")
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("device_hash", "text", (column) => column.notNull())
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("known_devices_key", ["user_id", "device_hash"])
      .execute();
    await create
      .createTable("password_tries")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("target", "text", (column) => column.notNull())
      .addColumn("tried_at", "bigint", (column) => column.notNull())
      .execute();
    await create
      .createIndex("password_tries_target")
      .on("password_tries")
      .columns(["target", "tried_at"])
      .execute();
    await create
      .createIndex("password_tries_age")
      .on("password_tries")
      .column("tried_at")
      .execute();
    await create.alterTable("revoked_sessions").addColumn("cause", "text").execute();
  },
};
