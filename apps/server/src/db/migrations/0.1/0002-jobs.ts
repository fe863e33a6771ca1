import type { Migration } from "../../migration.ts";

/** Work that runs at set times, once for all processes. */
export const jobs: Migration = {
  name: "0002-jobs",
  async up(queries) {
    await queries.schema
      .createTable("jobs")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("next_run_at", "bigint", (column) => column.notNull())
      .addColumn("holder", "text")
      .addColumn("lease_until", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("last_run_at", "bigint")
      .addColumn("last_failure", "text")
      .execute();
  },
};
