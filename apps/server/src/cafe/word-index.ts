import { flatten, toGrams, toWordGrams } from "@damim/domain/cafe/search-words.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";

/** A tsvector holds a megabyte; no two letters of ours take more than six bytes. */
const MOST_LETTERS = 100_000;

/** What is searched: the table of things, that of their words, and that of SQLite's letter pairs. */
const tablesOf = {
  cafe: { things: "cafe_posts", words: "cafe_words", grams: "cafe_grams" },
  ideas: { things: "ideas", words: "idea_words", grams: "idea_grams" },
  templates: { things: "templates", words: "template_words", grams: "template_grams" },
} as const;

interface Searched {
  readonly things: RawBuilder<unknown>;
  readonly words: RawBuilder<unknown>;
  readonly grams: RawBuilder<unknown>;
}

/** Which posts are searched, beside their words: a condition on `p`, the post. */
export interface WordSearch {
  /** Of `readQuery`; without any nothing is found. */
  readonly words: readonly string[];
  /** Posts older than this sequence. */
  readonly before: number;
  readonly filter: RawBuilder<unknown>;
  readonly limit: number;
}

/** What can be found in posts, the same on both databases: pairs of letters narrow, the flat text decides. */
export interface WordIndex {
  /** Takes the place of what stood there. In the transaction that writes the post. */
  put(queries: Queries, seq: number, text: string): Promise<void>;
  remove(queries: Queries, seq: number): Promise<void>;
  /** Sequences of the posts that have every word, newest first. */
  search(queries: Queries, asked: WordSearch): Promise<readonly number[]>;
}

export function createWordIndex(
  kind: Database["kind"],
  of: keyof typeof tablesOf = "cafe",
): WordIndex {
  const { things, words, grams } = tablesOf[of];
  const searched = { things: sql.raw(things), words: sql.raw(words), grams: sql.raw(grams) };
  return kind === "postgres" ? createPostgresIndex(searched) : createSqliteIndex(searched);
}

const createSqliteIndex = (of: Searched): WordIndex => ({
  async put(queries, seq, text) {
    const { flat, grams } = read(text);
    await this.remove(queries, seq);
    await sql`insert into ${of.words} (seq, flat) values (${seq}, ${flat})`.execute(queries);
    const joined = grams.join(" ");
    await sql`insert into ${of.grams} (rowid, g) values (${seq}, ${joined})`.execute(queries);
  },
  async remove(queries, seq) {
    await sql`delete from ${of.grams} where rowid = ${seq}`.execute(queries);
    await sql`delete from ${of.words} where seq = ${seq}`.execute(queries);
  },
  async search(queries, { words, before, filter, limit }) {
    if (words.length === 0) return [];
    // Letters and digits alone are in a gram: nothing has to be escaped.
    const match = words
      .map(toWordGrams)
      .flatMap(({ grams, isPrefix }) => grams.map((gram) => `"${gram}"${isPrefix ? "*" : ""}`))
      .join(" AND ");
    const checks = words.map((word) => sql`instr(w.flat, ${word}) > 0`);
    // The pairs come newest first by themselves; `cross join` keeps that order of asking.
    const { rows } = await sql<{ seq: number }>`
      select w.seq from ${of.grams}
      cross join ${of.words} as w on w.seq = ${of.grams}.rowid
      cross join ${of.things} as p on p.seq = w.seq
      where ${of.grams} match ${match} and ${of.grams}.rowid < ${before}
        and ${sql.join(checks, sql` and `)} and ${filter}
      order by ${of.grams}.rowid desc limit ${limit}`.execute(queries);
    return rows.map(({ seq }) => seq);
  },
});

const createPostgresIndex = (of: Searched): WordIndex => ({
  async put(queries, seq, text) {
    const { flat, grams } = read(text);
    await sql`
      insert into ${of.words} (seq, flat, grams)
      values (${seq}, ${flat}, array_to_tsvector(${grams}::text[]))
      on conflict (seq) do update set flat = excluded.flat, grams = excluded.grams`.execute(
      queries,
    );
  },
  async remove(queries, seq) {
    await sql`delete from ${of.words} where seq = ${seq}`.execute(queries);
  },
  async search(queries, { words, before, filter, limit }) {
    if (words.length === 0) return [];
    const match = words
      .map(toWordGrams)
      .flatMap(({ grams, isPrefix }) => grams.map((gram) => `'${gram}'${isPrefix ? ":*" : ""}`))
      .join(" & ");
    const checks = words.map((word) => sql`strpos(w.flat, ${word}) > 0`);
    const { rows } = await sql<{ seq: number }>`
      select w.seq from ${of.words} as w join ${of.things} as p on p.seq = w.seq
      where w.grams @@ ${match}::tsquery and w.seq < ${before}
        and ${sql.join(checks, sql` and `)} and ${filter}
      order by w.seq desc limit ${limit}`.execute(queries);
    return rows.map(({ seq }) => seq);
  },
});

function read(text: string): { readonly flat: string; readonly grams: readonly string[] } {
  const flat = flatten(text).slice(0, MOST_LETTERS);
  return { flat, grams: [...toGrams(flat)] };
}
