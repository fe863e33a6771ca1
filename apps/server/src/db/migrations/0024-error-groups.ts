import type { Migration } from "../migrations.ts";

/** Bugs as this server keeps them itself, where the operator wants that. */
export const errorGroups: Migration = {
  name: "0024-error-groups",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("error_groups")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("route", "text", (column) => column.notNull())
      .addColumn("version", "text", (column) => column.notNull())
      .addColumn("side", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("first_at", "bigint", (column) => column.notNull())
      .addColumn("last_at", "bigint", (column) => column.notNull())
      .execute();
    await create
      .createIndex("error_groups_newest")
      .on("error_groups")
      .columns(["last_at"])
      .execute();
  },
};
