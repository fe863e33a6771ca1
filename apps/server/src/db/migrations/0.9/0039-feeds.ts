import type { Migration } from "../../migration.ts";

/** Calendars that teachers follow by their addresses. */
export const feeds: Migration = {
  name: "0039-feeds",
  release: "0.9",
  readableSince: "0.6",
  async up({ schema }) {
    await schema
      .createTable("feeds")
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("colour", "text", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("marks", "text", (column) => column.notNull())
      .addColumn("written_year", "integer", (column) => column.notNull())
      .addColumn("checked_at", "bigint", (column) => column.notNull())
      .addColumn("good_at", "bigint", (column) => column.notNull())
      .addColumn("failure", "text")
      .addPrimaryKeyConstraint("feeds_pk", ["owner_id", "id"])
      .execute();
  },
};
