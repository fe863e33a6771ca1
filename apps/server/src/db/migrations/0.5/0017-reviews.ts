import type { Migration } from "../../migration.ts";

/** What teachers say of features: one of each teacher about each. */
export const reviews: Migration = {
  name: "0017-reviews",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("reviews")
      .addColumn("feature", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("verdict", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("written_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("reviews_key", ["feature", "user_id"])
      .execute();
    await create
      .createIndex("reviews_newest")
      .on("reviews")
      .columns(["feature", "written_at"])
      .execute();
    await create.createIndex("reviews_writer").on("reviews").columns(["user_id"]).execute();
  },
};
