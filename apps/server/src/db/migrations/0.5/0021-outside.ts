import type { Migration } from "../../migration.ts";

/** What services outside answered, shared by all processes, and how each of them does. */
export const outside: Migration = {
  name: "0021-outside",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("outside_copies")
      .addColumn("service", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("body", "text")
      .addColumn("fetched_at", "bigint", (column) => column.notNull())
      .addColumn("asking_until", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("outside_copies_key", ["service", "key"])
      .execute();
    await create
      .createTable("outside_services")
      .addColumn("service", "text", (column) => column.primaryKey())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("calls", "integer", (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("rests_until", "bigint", (column) => column.notNull())
      .addColumn("last_good_at", "bigint")
      .addColumn("last_failed_at", "bigint")
      .addColumn("last_failure", "text")
      .execute();
  },
};
