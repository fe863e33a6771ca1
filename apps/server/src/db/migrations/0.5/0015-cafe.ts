import { sql } from "kysely";
import type { Migration } from "../../migration.ts";
import type { Queries } from "../../schema.ts";

/** 쌤카페: boards, posts, what is searched of them, and how they are looked after. */
export const cafe: Migration = {
  name: "0015-cafe",
  async up(queries, kind) {
    await createPosts(queries);
    await createWords(queries, kind);
    await createModeration(queries);
    const boards = ["도움방", "수업 자료", "학급 살이", "이야기"];
    const ids = ["help", "lesson", "class", "talk"];
    await queries
      .insertInto("cafe_boards")
      .values(boards.map((name, place) => ({ id: ids[place] ?? name, name, place, closed: 0 })))
      .execute();
    await queries
      .insertInto("cafe_counters")
      .values([
        { name: "posts", seq: 0 },
        { name: "comments", seq: 0 },
        { name: "members", seq: 0 },
      ])
      .execute();
  },
};

async function createPosts({ schema }: Queries): Promise<void> {
  await schema
    .createTable("cafe_boards")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("place", "integer", (column) => column.notNull())
    .addColumn("closed", "integer", (column) => column.notNull())
    .execute();
  await schema
    .createTable("cafe_counters")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("seq", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("cafe_members")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    .addColumn("nickname", "text")
    .addColumn("nickname_key", "text", (column) => column.unique())
    .addColumn("renamed_at", "bigint", (column) => column.notNull())
    .addColumn("stopped_until", "bigint")
    .addColumn("letters_read_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("cafe_posts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("seq", "bigint", (column) => column.notNull().unique())
    .addColumn("board", "text", (column) => column.notNull())
    .addColumn("author_id", "text")
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("tags", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("hearts", "integer", (column) => column.notNull())
    .addColumn("comments", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("edited_at", "bigint")
    .execute();
  await schema.createIndex("cafe_posts_board").on("cafe_posts").columns(["board", "seq"]).execute();
  await schema.createIndex("cafe_posts_author").on("cafe_posts").column("author_id").execute();
  await schema
    .createTable("cafe_comments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("seq", "bigint", (column) => column.notNull())
    .addColumn("post_id", "text", (column) => column.notNull())
    .addColumn("parent_id", "text")
    .addColumn("author_id", "text")
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("edited_at", "bigint")
    .execute();
  await schema
    .createIndex("cafe_comments_post")
    .on("cafe_comments")
    .columns(["post_id", "seq"])
    .execute();
  await schema
    .createIndex("cafe_comments_author")
    .on("cafe_comments")
    .column("author_id")
    .execute();
  await schema
    .createTable("cafe_hearts")
    .addColumn("post_id", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("cafe_hearts_key", ["post_id", "user_id"])
    .execute();
  await schema
    .createTable("blocks")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("blocked_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("blocks_key", ["user_id", "blocked_id"])
    .execute();
}

/** Sets of letter pairs: three letters would need a scan for words of two (spec 14 §3). */
async function createWords(queries: Queries, kind: "sqlite" | "postgres"): Promise<void> {
  if (kind === "postgres") {
    await sql`create table cafe_words (seq bigint primary key, flat text not null, grams tsvector not null)`.execute(
      queries,
    );
    await sql`alter table cafe_words alter column grams set statistics 1000`.execute(queries);
    await sql`create index cafe_words_grams on cafe_words using gin (grams)`.execute(queries);
    return;
  }
  await sql`create table cafe_words (seq integer primary key, flat text not null)`.execute(queries);
  await sql`create virtual table cafe_grams using fts5(g, content='', contentless_delete=1, detail=none, prefix='1', tokenize="unicode61 remove_diacritics 0")`.execute(
    queries,
  );
}

async function createModeration({ schema }: Queries): Promise<void> {
  await schema
    .createTable("reports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("thing", "text", (column) => column.notNull())
    .addColumn("thing_id", "text", (column) => column.notNull())
    .addColumn("post_id", "text", (column) => column.notNull())
    .addColumn("reporter_id", "text")
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("is_newcomer", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("answer", "text")
    .addColumn("answered_at", "bigint")
    .execute();
  await schema.createIndex("reports_thing").on("reports").columns(["thing", "thing_id"]).execute();
  await schema.createIndex("reports_reporter").on("reports").column("reporter_id").execute();
  await schema
    .createTable("moderation_cases")
    .addColumn("thing", "text", (column) => column.notNull())
    .addColumn("thing_id", "text", (column) => column.notNull())
    .addColumn("post_id", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("why", "text", (column) => column.notNull())
    .addColumn("is_open", "integer", (column) => column.notNull())
    .addColumn("opened_at", "bigint", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("moderation_cases_key", ["thing", "thing_id"])
    .execute();
  await schema
    .createIndex("moderation_cases_open")
    .on("moderation_cases")
    .columns(["is_open", "opened_at"])
    .execute();
  await schema
    .createTable("moderation_decisions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("thing", "text", (column) => column.notNull())
    .addColumn("thing_id", "text", (column) => column.notNull())
    .addColumn("post_id", "text", (column) => column.notNull())
    .addColumn("moderator_id", "text")
    .addColumn("author_id", "text")
    .addColumn("act", "text", (column) => column.notNull())
    .addColumn("sentence", "text", (column) => column.notNull())
    .addColumn("before", "text", (column) => column.notNull())
    .addColumn("decided_at", "bigint", (column) => column.notNull())
    .addColumn("undone_at", "bigint")
    .addColumn("appeal", "text")
    .execute();
  await schema
    .createIndex("moderation_decisions_thing")
    .on("moderation_decisions")
    .columns(["thing", "thing_id"])
    .execute();
  await schema
    .createIndex("moderation_decisions_author")
    .on("moderation_decisions")
    .column("author_id")
    .execute();
}
