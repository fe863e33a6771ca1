import type { Migration } from "../migrations.ts";

/** How often each screen was opened, where the operator wants that counted here. */
export const pageCounts: Migration = {
  name: "0025-page-counts",
  async up(queries) {
    await queries.schema
      .createTable("page_counts")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("screen", "text", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("page_counts_key", ["day", "screen", "device"])
      .execute();
  },
};
