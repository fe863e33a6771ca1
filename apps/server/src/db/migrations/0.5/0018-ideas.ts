import { sql } from "kysely";
import type { Migration } from "../../migration.ts";

/** 이거해봐요: ideas, who wants to try them, who did, and what is searched of them. */
export const ideas: Migration = {
  name: "0018-ideas",
  async up(queries, kind) {
    const create = queries.schema;
    await create
      .createTable("ideas")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("seq", "bigint", (column) => column.notNull().unique())
      .addColumn("author_id", "text")
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("grades", "text", (column) => column.notNull())
      .addColumn("minutes", "integer")
      .addColumn("materials", "text", (column) => column.notNull())
      .addColumn("steps", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("votes", "integer", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("progress", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("edited_at", "bigint")
      .execute();
    await create.createIndex("ideas_author").on("ideas").column("author_id").execute();
    await create
      .createTable("idea_votes")
      .addColumn("idea_id", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("idea_votes_key", ["idea_id", "user_id"])
      .execute();
    await create.createIndex("idea_votes_user").on("idea_votes").column("user_id").execute();
    await create
      .createTable("idea_tries")
      .addColumn("idea_id", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("tried_on", "text", (column) => column.notNull())
      .addColumn("again", "integer", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("idea_tries_key", ["idea_id", "user_id", "tried_on"])
      .execute();
    await create.createIndex("idea_tries_user").on("idea_tries").column("user_id").execute();
    if (kind === "postgres") {
      await sql`create table idea_words (seq bigint primary key, flat text not null, grams tsvector not null)`.execute(
        queries,
      );
      await sql`alter table idea_words alter column grams set statistics 1000`.execute(queries);
      await sql`create index idea_words_grams on idea_words using gin (grams)`.execute(queries);
    } else {
      await sql`create table idea_words (seq integer primary key, flat text not null)`.execute(
        queries,
      );
      await sql`create virtual table idea_grams using fts5(g, content='', contentless_delete=1, detail=none, prefix='1', tokenize="unicode61 remove_diacritics 0")`.execute(
        queries,
      );
    }
    await queries.insertInto("cafe_counters").values({ name: "ideas", seq: 0 }).execute();
  },
};
