import type { Migration } from "../../migration.ts";

/** Saved jobs of 반편성: whose each is, and who may come to its rows. */
export const assigns: Migration = {
  name: "0022-assigns",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("assigns")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await create.createIndex("assigns_owner").on("assigns").column("owner_id").execute();
    await create
      .createTable("assign_members")
      .addColumn("assign_id", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("joined_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("assign_members_key", ["assign_id", "user_id"])
      .execute();
    await create
      .createIndex("assign_members_user")
      .on("assign_members")
      .columns(["user_id", "assign_id"])
      .execute();
  },
};
