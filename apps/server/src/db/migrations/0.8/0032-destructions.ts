import type { Migration } from "../../migration.ts";

/** School years that teachers destroy, step by step. What is destroyed takes nothing any more by its floor in `scopes`. */
export const destructions: Migration = {
  name: "0032-destructions",
  release: "0.8",
  readableSince: "0.6",
  async up({ schema }) {
    await schema
      .createTable("destructions")
      .addColumn("scope", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("year", "integer", (column) => column.notNull())
      .addColumn("requested_at", "bigint", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("step", "text", (column) => column.notNull())
      .addColumn("number", "text")
      .addColumn("destroyed_at", "bigint")
      .addColumn("counts", "text")
      .addColumn("backups_gone_at", "bigint")
      .execute();
    await schema.createIndex("destructions_user").on("destructions").column("user_id").execute();
  },
};
