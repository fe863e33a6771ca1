import type { Migration } from "../../migration.ts";

/** Clubs of several teachers: whose rows are whose, and how one comes in. */
export const clubs: Migration = {
  name: "0013-clubs",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("clubs")
      .addColumn("uid", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("days", "text", (column) => column.notNull())
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await create
      .createTable("club_members")
      .addColumn("club_uid", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("joined_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("club_members_key", ["club_uid", "user_id"])
      .execute();
    await create
      .createIndex("club_members_user")
      .on("club_members")
      .columns(["user_id", "club_uid"])
      .execute();
    await create
      .createTable("club_invites")
      .addColumn("code_hash", "text", (column) => column.primaryKey())
      .addColumn("club_uid", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("email", "text")
      .addColumn("made_by", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await create.createIndex("club_invites_club").on("club_invites").column("club_uid").execute();
    await create
      .createTable("club_log")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("club_uid", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("act", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await create.createIndex("club_log_club").on("club_log").columns(["club_uid", "id"]).execute();
  },
};
