import type { Migration } from "../../migration.ts";

/** Who wrote a value and on which device; when a device was last seen, and which were signed out from afar. */
export const writersAndDevices: Migration = {
  name: "0003-writers-and-devices",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("writers")
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("tag", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("device_id", "text")
      .addColumn("device_name", "text")
      .addColumn("first_seen_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("writers_key", ["scope", "tag"])
      .execute();
    await create
      .createTable("revoked_sessions")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("revoked_at", "bigint", (column) => column.notNull())
      .execute();
    await create.alterTable("sessions").addColumn("seen_at", "bigint").execute();
  },
};
