import type { Migration } from "../../migration.ts";

/** Pictures and documents of a post; whether an account takes its posts along when it ends. */
export const cafeFiles: Migration = {
  name: "0028-cafe-files",
  async up({ schema }) {
    await schema
      .alterTable("cafe_posts")
      .addColumn("files", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
    await schema
      .alterTable("deletions")
      .addColumn("takes_posts", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
