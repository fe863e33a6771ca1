import type { Migration } from "../../migration.ts";

/** Notices that wait for their minute: until then no device may know of them. */
export const noticePlans: Migration = {
  name: "0014-notice-plans",
  async up(queries) {
    await queries.schema
      .createTable("notice_plans")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("from", "bigint", (column) => column.notNull())
      .addColumn("until", "bigint")
      .addColumn("pinned", "integer", (column) => column.notNull())
      .execute();
  },
};
