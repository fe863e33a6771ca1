import type { ThingName } from "@damim/domain/cafe/cafe-replies.ts";
import { decideNewcomerPost } from "@damim/domain/cafe/report-reason.ts";
import { sql, type RawBuilder } from "kysely";
import type { CafePostRow } from "../db/cafe-tables.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import type { HttpFailure } from "../http/http-failure.ts";
import { fileReport, openCase, touchCase, type FoundThing, type SentReport } from "./cases.ts";
import { lockCounter, takeSeq } from "./counters.ts";
import { findIsNewcomer, nameWriter, requireWriter, type YardUser } from "./members.ts";
import { searchWords, type WordTable } from "./word-index.ts";
import { newcomerLimit } from "./yard-failures.ts";

const PAGE = 30;
const SETTLED_AT_ONCE = 200;
const ALL = Number.MAX_SAFE_INTEGER;

/** The columns that everything shared in 쌤마당 has. */
export interface SharedRow {
  /** UUIDv7, made by the device. */
  readonly id: string;
  /** By which lists go; without gaps in the order of commits. */
  readonly seq: number;
  /** Null: the account is gone. */
  readonly author_id: string | null;
  readonly state: "shown" | "waiting" | "hidden" | "gone";
  readonly created_at: number;
}

export type Named<Row> = Row & { readonly nickname: string | null };

export interface Writing {
  readonly user: YardUser;
  readonly now: number;
}

/** What is written, and what stands there already where it is changed. */
export interface Asked<Row> extends Writing {
  readonly next: Partial<Row>;
  readonly before: Row | undefined;
}

/** As it comes from a device. */
type Sent<Text> = Text & {
  readonly id: string;
  /** Chosen with the first word in 쌤마당; not asked where there is one already. */
  readonly nickname?: string | undefined;
};

/** What one kind of thing says of itself; the rules of all of them are in `createSharedThing`. */
interface ThingParts<Row extends SharedRow, Text> {
  readonly thing: ThingName;
  readonly table: "cafe_posts" | "cafe_comments" | "ideas" | "templates";
  readonly counter: "posts" | "comments" | "ideas" | "templates";
  readonly failures: Readonly<Record<"unknown" | "idTaken" | "underReview", () => HttpFailure>>;
  /** What was typed as it is stored, checked; throws the sentence of what is refused. */
  readonly read: (typed: Text) => Partial<Row>;
  /** What nobody typed. */
  readonly first: Partial<Row>;
  /** What stands there when no word of it does. */
  readonly blank: Partial<Row>;
  /** Lets go what hangs on it, when no word of it stays. */
  readonly clear?: (queries: Queries, id: string) => Promise<unknown>;
  /** Whether it may stand there, and whether a moderator looks first. Absent: two of a newcomer. */
  readonly admit?: (queries: Queries, asked: Asked<Row>) => Promise<"shown" | "waiting">;
  /** Brings what is found of it, and counted, up to what stands there. In the transaction that changed it. */
  readonly settle: (queries: Queries, row: Row) => Promise<void>;
  /** As moderators read it. */
  readonly say: (queries: Queries, row: Row) => Promise<Partial<FoundThing>> | Partial<FoundThing>;
}

export interface ListAsked {
  readonly userId: string;
  /** Older than this sequence; absent: the newest. */
  readonly before?: number | undefined;
  /** What is searched, of `readSearch`; absent: everything. */
  readonly words?: readonly string[] | undefined;
  /** What of them is wanted: conditions on `p`. */
  readonly filters?: readonly (RawBuilder<unknown> | false | undefined)[];
}

/**
 * A newcomer shares two things a day, as any of her first day; one with a link waits for a moderator.
 *
 * @param hasLink one that was not there before
 */
export async function admitNewcomer<Row>(
  queries: Queries,
  table: ThingParts<SharedRow, never>["table"],
  { user, now, before }: Asked<Row>,
  hasLink = false,
): Promise<"shown" | "waiting"> {
  if (!(await findIsNewcomer(queries, user.id, now))) return "shown";
  if (before) return hasLink ? "waiting" : "shown";
  const { count } = await queries
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("author_id", "=", user.id)
    .executeTakeFirstOrThrow();
  const decided = decideNewcomerPost({ postsBefore: Number(count), hasLink });
  if (decided === "refused") throw newcomerLimit();
  return decided;
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

/** What teachers share in 쌤마당: listed, written once, changed, taken back and reported by the same rules. */
export function createSharedThing<Row extends SharedRow, Text>(parts: ThingParts<Row, Text>) {
  const { thing, counter, failures } = parts;
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

  async function set(queries: Queries, row: Row, change: Partial<Row>): Promise<void> {
    const columns = change as Partial<CafePostRow>;
    await queries.updateTable(table).set(columns).where("id", "=", row.id).execute();
    await parts.settle(queries, { ...row, ...change });
  }

  async function requireOwn(queries: Queries, id: string, userId: string): Promise<Row> {
    const row = await find(queries, id);
    if (!row || row.author_id !== userId || row.state === "gone") throw failures.unknown();
    return row;
  }

  async function empty(queries: Queries, row: Row): Promise<void> {
    await parts.clear?.(queries, row.id);
    await set(queries, row, { ...parts.blank, state: "gone" });
  }

  async function decideState(queries: Queries, asked: Asked<Row>): Promise<"shown" | "waiting"> {
    await requireWriter(queries, asked.user, asked.now);
    return parts.admit?.(queries, asked) ?? admitNewcomer(queries, table, asked);
  }

  /** Lays before the moderators what waits for them; what was decided of the words before is asked anew. */
  async function tellModerators(queries: Queries, row: Row, now: number): Promise<void> {
    if (row.state !== "waiting") return touchCase(queries, { thing, id: row.id });
    return openCase(queries, await lookAt(queries, row), { why: "waiting", now });
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

  async function setState(queries: Queries, id: string, state: "shown" | "hidden"): Promise<void> {
    const row = await find(queries, id);
    if (!row) return;
    // It was below pages that were read already.
    const isNew = row.state === "waiting" && state === "shown";
    const seq = isNew ? await takeSeq(queries, counter) : row.seq;
    await set(queries, row, { state, seq } as Partial<Row>);
  }

  /** What it would be; undefined: it is there already. Refuses what may not be written. */
  async function admit(
    queries: Queries,
    { user, now }: Writing,
    { id, nickname, ...typed }: Sent<Text>,
  ): Promise<Row | undefined> {
    const next = parts.read(typed as unknown as Text);
    await lockCounter(queries, counter);
    const known = await find(queries, id);
    if (known?.author_id === user.id) return undefined;
    if (known) throw failures.idTaken();
    await nameWriter(queries, user, { nickname, now });
    const state = await decideState(queries, { user, now, next, before: undefined });
    const own = { id, author_id: user.id, state, created_at: now, seq: 0 };
    return { ...parts.first, ...next, ...own } as unknown as Row;
  }

  return {
    thing,
    find,
    findNamed,
    look,
    setState,
    settle: parts.settle,

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

    admit,

    /** Writes it once: the same id again is the one that is there, and not new. */
    async write(
      queries: Queries,
      writing: Writing,
      sent: Sent<Text>,
      more?: Partial<Row>,
    ): Promise<boolean> {
      const admitted = await admit(queries, writing, sent);
      if (!admitted) return false;
      const row = { ...admitted, ...more, seq: await takeSeq(queries, counter) };
      await queries
        .insertInto(table)
        .values(row as unknown as CafePostRow)
        .execute();
      if (row.state === "waiting") await tellModerators(queries, row, writing.now);
      await parts.settle(queries, row);
      return true;
    },

    /** Changes an own one, openly. */
    async edit(
      queries: Queries,
      { user, now }: Writing,
      { id, ...typed }: Text & { readonly id: string },
    ): Promise<void> {
      const next = parts.read(typed as unknown as Text);
      const before = await requireOwn(queries, id, user.id);
      if (before.state !== "shown") throw failures.underReview();
      const state = await decideState(queries, { user, now, next, before });
      const change = { ...next, state, edited_at: now };
      await set(queries, before, change);
      await tellModerators(queries, { ...before, ...change }, now);
    },

    /** Takes an own one back at once: no word of it stays. */
    async remove(queries: Queries, userId: string, id: string): Promise<void> {
      await empty(queries, await requireOwn(queries, id, userId));
      await touchCase(queries, { thing, id });
    },

    /** Removed by a moderator: no word of it stays. */
    async empty(queries: Queries, id: string): Promise<void> {
      const row = await find(queries, id);
      if (row) await empty(queries, row);
    },

    /** 「쌤마당 글도 지우기」: no word of somebody's stays; what others wrote under it does. */
    async erase(queries: Queries, userId: string): Promise<void> {
      const of = queries.selectFrom(table).selectAll().where("author_id", "=", userId);
      for (const row of await of.execute()) await empty(queries, row as unknown as Row);
    },

    /** Holds what is shown until the transaction ends, so that counts are of all that was said of it. */
    async holdShown(queries: Queries, id: string): Promise<Row> {
      const held = await queries
        .updateTable(table)
        .set((eb) => ({ seq: eb.ref("seq") }))
        .where("id", "=", id)
        .where("state", "=", "shown")
        .returningAll()
        .executeTakeFirst();
      if (!held) throw failures.unknown();
      return held as unknown as Row;
    },

    /** Makes what is found of all of them anew, a few at a time. How many there are. */
    async settleAll({ tx }: Pick<Database, "tx">): Promise<number> {
      let [from, count] = [-1, 0];
      for (;;) {
        const after = from;
        const rows = await tx(async (within) => {
          const of = within.selectFrom(table).selectAll().where("seq", ">", after);
          const next = (await of
            .orderBy("seq")
            .limit(SETTLED_AT_ONCE)
            .execute()) as unknown as Row[];
          for (const row of next) await parts.settle(within, row);
          return next;
        });
        if (rows.length === 0) return count;
        count += rows.length;
        from = rows.at(-1)?.seq ?? from;
      }
    },

    /** A teacher points it out. */
    async report(
      queries: Queries,
      id: string,
      report: SentReport,
    ): Promise<{ readonly isHidden: boolean }> {
      const found = await look(queries, id);
      const hides = await fileReport(queries, found, report);
      if (hides && found?.state === "shown") await setState(queries, id, "hidden");
      return { isHidden: hides || found?.state === "hidden" };
    },
  };
}

/** What moderators need of a thing. */
export type Reportable = Pick<
  ReturnType<typeof createSharedThing<SharedRow, unknown>>,
  "thing" | "look" | "setState" | "empty"
>;
