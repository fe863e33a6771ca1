import type { Migration } from "../../migration.ts";

/** Pad rooms: whose they are, what opens them, and who has come in. What is in them are rows of their scope. */
export const padRooms: Migration = {
  name: "0009-pad-rooms",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("pad_rooms")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("name_hash", "text", (column) => column.notNull())
      .addColumn("password_hash", "text", (column) => column.notNull().unique())
      .addColumn("key_hash", "text", (column) => column.notNull().unique())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("has_own_password", "integer", (column) => column.notNull())
      .addColumn("is_https_only", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await create.createIndex("pad_rooms_owner").on("pad_rooms").column("owner_id").execute();
    await create.createIndex("pad_rooms_name").on("pad_rooms").column("name_hash").execute();
    await create
      .createTable("pad_participants")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("room_id", "text", (column) => column.notNull())
      .addColumn("cookie_hash", "text", (column) => column.notNull().unique())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("member_id", "text")
      .addColumn("device", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await create
      .createIndex("pad_participants_room")
      .on("pad_participants")
      .columns(["room_id", "expires_at"])
      .execute();
    await create
      .createIndex("pad_participants_end")
      .on("pad_participants")
      .column("expires_at")
      .execute();
    await create
      .createTable("pad_codes")
      .addColumn("code_hash", "text", (column) => column.primaryKey())
      .addColumn("room_id", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint")
      .execute();
    await create.createIndex("pad_codes_room").on("pad_codes").column("room_id").execute();
    await create.alterTable("files").addColumn("uploaded_by", "text").execute();
  },
};
