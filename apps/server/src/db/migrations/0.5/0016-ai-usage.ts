import type { Migration } from "../../migration.ts";

/** How many tokens of a model a teacher used on a day. */
export const aiUsage: Migration = {
  name: "0016-ai-usage",
  async up(queries) {
    await queries.schema
      .createTable("ai_usage")
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("tokens", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("ai_usage_key", ["user_id", "day"])
      .execute();
  },
};
