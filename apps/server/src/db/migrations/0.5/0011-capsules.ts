import type { Migration } from "../../migration.ts";

/** Time capsules: the key that opens their letters, and the day before which nobody gets it. */
export const capsules: Migration = {
  name: "0011-capsules",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("capsules")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("opens_at", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await create.createIndex("capsules_owner").on("capsules").columns(["owner_id"]).execute();
  },
};
