import type { Migration } from "../../migration.ts";

/** What is known of each file; the bytes lie in the file storage. */
export const files: Migration = {
  name: "0005-files",
  async up(queries) {
    await queries.schema
      .createTable("files")
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("upload_sha256", "text", (column) => column.notNull())
      .addColumn("upload_size", "bigint", (column) => column.notNull())
      .addColumn("received", "bigint", (column) => column.notNull())
      .addColumn("refusal", "text")
      .addColumn("mime", "text")
      .addColumn("extension", "text")
      .addColumn("sha256", "text")
      .addColumn("size", "bigint")
      .addColumn("thumbnail_size", "bigint")
      .addColumn("width", "bigint")
      .addColumn("height", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("touched_at", "bigint", (column) => column.notNull())
      .addColumn("unused_since", "bigint")
      .addPrimaryKeyConstraint("files_key", ["owner_id", "id"])
      .execute();
    await queries.schema
      .createIndex("files_by_state")
      .on("files")
      .columns(["state", "touched_at"])
      .execute();
  },
};
