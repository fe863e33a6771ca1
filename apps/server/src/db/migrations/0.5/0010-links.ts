import type { Migration } from "../../migration.ts";

/** Codes that open one thing of a teacher's without an account, such as the feed of a calendar. */
export const links: Migration = {
  name: "0010-links",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("links")
      .addColumn("code_hash", "text", (column) => column.primaryKey())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("target_id", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint")
      .addColumn("opened_at", "bigint")
      .execute();
    await create.createIndex("links_owner").on("links").columns(["owner_id", "kind"]).execute();
  },
};
