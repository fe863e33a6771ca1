import { flatten, toGrams, toWordGrams } from "@damim/domain/cafe/search-words.ts";
import { PostgresAdapter, sql, type RawBuilder } from "kysely";
import type { Queries } from "../db/schema.ts";

/** A tsvector holds a megabyte; no two letters of ours take more than six bytes. */
const MOST_LETTERS = 100_000;

/** What is searched: the tables of a thing's words, and of SQLite's letter pairs. */
const tablesOf = {
  cafe_posts: { words: sql.table("cafe_words"), grams: sql.table("cafe_grams") },
  ideas: { words: sql.table("idea_words"), grams: sql.table("idea_grams") },
  templates: { words: sql.table("template_words"), grams: sql.table("template_grams") },
};

export type WordTable = keyof typeof tablesOf;

/** Which things are searched, beside their words: a condition on `p`, the thing. */
export interface WordSearch {
  /** Of `readQuery`; without any nothing is found. */
  readonly words: readonly string[];
  /** Things older than this sequence. */
  readonly before: number;
  readonly filter: RawBuilder<unknown>;
  readonly limit: number;
}

/**
 * What can be found of a thing, in place of what stood there; undefined: nothing. In the transaction that writes the
 * thing.
 */
export async function putWords(
  queries: Queries,
  of: WordTable,
  seq: number,
  text: string | undefined,
): Promise<void> {
  const { words, grams: pairs } = tablesOf[of];
  const isPlain = !isPostgres(queries);
  await sql`delete from ${words} where seq = ${seq}`.execute(queries);
  if (isPlain) await sql`delete from ${pairs} where rowid = ${seq}`.execute(queries);
  if (text === undefined) return;
  const flat = flatten(text).slice(0, MOST_LETTERS);
  const grams = [...toGrams(flat)];
  if (isPlain) {
    await sql`insert into ${words} (seq, flat) values (${seq}, ${flat})`.execute(queries);
    await sql`insert into ${pairs} (rowid, g) values (${seq}, ${grams.join(" ")})`.execute(queries);
  } else
    await sql`insert into ${words} (seq, flat, grams)
      values (${seq}, ${flat}, array_to_tsvector(${grams}::text[]))`.execute(queries);
}

/**
 * Sequences of the things that have every word, newest first; the same on both databases: pairs of letters narrow, the
 * flat text decides.
 */
export async function searchWords(
  queries: Queries,
  of: WordTable,
  { words, before, filter, limit }: WordSearch,
): Promise<readonly number[]> {
  if (words.length === 0) return [];
  const { words: texts, grams: pairs } = tablesOf[of];
  const isPlain = !isPostgres(queries);
  // Letters and digits alone are in a gram: nothing has to be escaped.
  const [quote, prefix] = isPlain ? [`"`, "*"] : ["'", ":*"];
  const match = words
    .map(toWordGrams)
    .flatMap(({ grams, isPrefix }) =>
      grams.map((gram) => `${quote}${gram}${quote}${isPrefix ? prefix : ""}`),
    )
    .join(isPlain ? " AND " : " & ");
  const at = sql.raw(isPlain ? "instr" : "strpos");
  const checks = words.map((word) => sql`${at}(w.flat, ${word}) > 0`);
  // SQLite's pairs come newest first by themselves; `cross join` keeps that order of asking.
  const from = isPlain
    ? sql`${pairs} cross join ${texts} as w on w.seq = ${pairs}.rowid
        cross join ${sql.table(of)} as p on p.seq = w.seq
        where ${pairs} match ${match} and ${pairs}.rowid < ${before}`
    : sql`${texts} as w join ${sql.table(of)} as p on p.seq = w.seq
        where w.grams @@ ${match}::tsquery and w.seq < ${before}`;
  const newest = isPlain ? sql`${pairs}.rowid` : sql`w.seq`;
  const { rows } = await sql<{ seq: number }>`
    select w.seq from ${from} and ${sql.join(checks, sql` and `)} and ${filter}
    order by ${newest} desc limit ${limit}`.execute(queries);
  return rows.map(({ seq }) => seq);
}

function isPostgres(queries: Queries): boolean {
  return queries.getExecutor().adapter instanceof PostgresAdapter;
}
