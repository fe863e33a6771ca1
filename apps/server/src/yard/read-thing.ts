import { sql, type RawBuilder } from "kysely";
import type { Queries } from "../db/schema.ts";
import type { FoundThing } from "./cases.ts";
import type { Named, SharedRow, ThingParts } from "./thing-parts.ts";
import { searchWords, type WordTable } from "./word-index.ts";

const PAGE = 30;
const ALL = Number.MAX_SAFE_INTEGER;

export interface ListAsked {
  readonly userId: string;
  /** Older than this sequence; absent: the newest. */
  readonly before?: number | undefined;
  /** What is searched, of `readSearch`; absent: everything. */
  readonly words?: readonly string[] | undefined;
  /** What of them is wanted: conditions on `p`. */
  readonly filters?: readonly (RawBuilder<unknown> | false | undefined)[];
}

/** Of `p`: shown to everybody but whoever does not want to see its author; what is not, to its author. */
export function isSeen(userId: string, filters: ListAsked["filters"] = []): RawBuilder<unknown> {
  const conditions = [
    sql`(p.state = 'shown' or (p.author_id = ${userId} and p.state <> 'gone'))`,
    sql`(p.author_id is null or p.author_id not in
      (select blocked_id from blocks where user_id = ${userId}))`,
    ...filters.filter((filter) => typeof filter === "object"),
  ];
  return sql.join(conditions, sql` and `);
}

/** How things of a kind are found, listed and read. */
export function createThingReads<Row extends SharedRow, Text>(parts: ThingParts<Row, Text>) {
  const { thing, failures } = parts;
  // The columns of `SharedRow` are the same in all of them; the others are the thing's own.
  const table = parts.table as "cafe_posts";
  const select = sql`select p.*, m.nickname from ${sql.table(table)} as p
    left join cafe_members as m on m.user_id = p.author_id`;

  const find = async (queries: Queries, id: string): Promise<Row | undefined> =>
    (await queries.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst()) as
      | Row
      | undefined;

  async function findNamed(queries: Queries, id: string): Promise<Named<Row> | undefined> {
    return (await sql<Named<Row>>`${select} where p.id = ${id}`.execute(queries)).rows[0];
  }

  async function lookAt(queries: Queries, row: Row): Promise<FoundThing> {
    const { id, author_id: authorId, state } = row;
    const said = await parts.say(queries, row);
    return { thing, id, postId: id, authorId, state, title: "", body: "", ...said };
  }

  async function look(queries: Queries, id: string): Promise<FoundThing | undefined> {
    const row = await find(queries, id);
    return row && lookAt(queries, row);
  }

  return {
    find,
    findNamed,
    lookAt,
    look,

    /** A page, newest first: by sequence, never by how many came before. */
    async list(queries: Queries, asked: ListAsked) {
      const { userId, before = ALL, words, filters } = asked;
      const filter = isSeen(userId, filters);
      const limit = PAGE + 1;
      const seqs =
        words &&
        (await searchWords(queries, parts.table as WordTable, { words, before, filter, limit }));
      if (seqs?.length === 0) return { rows: [], hasMore: false };
      const wanted = seqs
        ? sql`p.seq in (${sql.join(seqs)})`
        : sql`p.seq < ${before} and ${filter}`;
      const { rows } = await sql<Named<Row>>`
        ${select} where ${wanted} order by p.seq desc limit ${limit}`.execute(queries);
      return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
    },

    /** As this teacher may read it; else it is not there. */
    async read(queries: Queries, of: { readonly id: string; readonly userId: string }) {
      const row = await findNamed(queries, of.id);
      const isOwn = row?.author_id === of.userId && row.state !== "gone";
      if (!row || (row.state !== "shown" && !isOwn)) throw failures.unknown();
      return row;
    },
  };
}
