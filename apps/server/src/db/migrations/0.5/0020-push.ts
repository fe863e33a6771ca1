import type { Migration } from "../../migration.ts";

/** Which devices hear by push, and what is on its way to them. */
export const push: Migration = {
  name: "0020-push",
  async up(queries) {
    const create = queries.schema;
    await create
      .createTable("push_subscriptions")
      .addColumn("token", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("session_id", "text", (column) => column.notNull())
      .addColumn("device", "text")
      .addColumn("endpoint", "text", (column) => column.notNull())
      .addColumn("p256dh", "text", (column) => column.notNull())
      .addColumn("auth", "text", (column) => column.notNull())
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .addColumn("taken_at", "bigint")
      .addColumn("shown_at", "bigint")
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("last_failure", "text")
      .execute();
    await create
      .createIndex("push_subscriptions_user")
      .on("push_subscriptions")
      .columns(["user_id"])
      .execute();
    await create
      .createTable("deliveries")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("dedupe", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("class", "text", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("ttl_until", "bigint", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("done", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_at", "bigint", (column) => column.notNull())
      .addColumn("holder", "text")
      .addColumn("lease_until", "bigint", (column) => column.notNull())
      .addColumn("last_failure", "text")
      .addUniqueConstraint("deliveries_once", ["user_id", "dedupe"])
      .execute();
    await create
      .createIndex("deliveries_next")
      .on("deliveries")
      .columns(["state", "next_at"])
      .execute();
  },
};
