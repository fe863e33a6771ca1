import { sql } from "kysely";
import type { Migration } from "../../migration.ts";

/** 틀 나눔: the gallery, who took what, and what is searched of it. */
export const templates: Migration = {
  name: "0023-templates",
  async up(queries, kind) {
    const create = queries.schema;
    await create
      .createTable("templates")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("seq", "bigint", (column) => column.notNull().unique())
      .addColumn("author_id", "text")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("tags", "text", (column) => column.notNull())
      .addColumn("file", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("uses", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await create.createIndex("templates_author").on("templates").column("author_id").execute();
    await create
      .createTable("template_uses")
      .addColumn("template_id", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("template_uses_key", ["template_id", "user_id"])
      .execute();
    await create.createIndex("template_uses_user").on("template_uses").column("user_id").execute();
    if (kind === "postgres") {
      await sql`create table template_words (seq bigint primary key, flat text not null, grams tsvector not null)`.execute(
        queries,
      );
      await sql`alter table template_words alter column grams set statistics 1000`.execute(queries);
      await sql`create index template_words_grams on template_words using gin (grams)`.execute(
        queries,
      );
    } else {
      await sql`create table template_words (seq integer primary key, flat text not null)`.execute(
        queries,
      );
      await sql`create virtual table template_grams using fts5(g, content='', contentless_delete=1, detail=none, prefix='1', tokenize="unicode61 remove_diacritics 0")`.execute(
        queries,
      );
    }
    await queries.insertInto("cafe_counters").values({ name: "templates", seq: 0 }).execute();
  },
};
