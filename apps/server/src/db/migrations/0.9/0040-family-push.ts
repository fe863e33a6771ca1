import type { Migration } from "../../migration.ts";

/** Browsers of families that hear of a class by push, by the code of its page alone. */
export const familyPush: Migration = {
  name: "0040-family-push",
  release: "0.9",
  readableSince: "0.6",
  async up({ schema }) {
    await schema
      .createTable("family_push")
      .addColumn("code_hash", "text", (column) => column.notNull())
      .addColumn("token", "text", (column) => column.notNull())
      .addColumn("endpoint", "text", (column) => column.notNull())
      .addColumn("p256dh", "text", (column) => column.notNull())
      .addColumn("auth", "text", (column) => column.notNull())
      .addColumn("since", "bigint", (column) => column.notNull())
      .addColumn("heard", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("sent", "integer", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_at", "bigint", (column) => column.notNull())
      .addColumn("holder", "text")
      .addColumn("lease_until", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("family_push_pk", ["code_hash", "token"])
      .execute();
    await schema.createIndex("family_push_next").on("family_push").columns(["next_at"]).execute();
  },
};
