import type { Migration } from "../../migration.ts";
import type { Queries } from "../../schema.ts";

/** Bugs, and how often each screen was opened, where the operator wants both kept on this server itself. */
export const ownReports: Migration = {
  name: "0024-own-reports",
  async up(queries) {
    await createErrorGroups(queries);
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

async function createErrorGroups({ schema }: Queries): Promise<void> {
  await schema
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
  await schema.createIndex("error_groups_newest").on("error_groups").column("last_at").execute();
}
