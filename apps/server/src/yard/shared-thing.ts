import type { CafePostRow } from "../db/cafe-tables.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { fileReport, openCase, touchCase, type SentReport } from "./cases.ts";
import { lockCounter, takeSeq } from "./counters.ts";
import { nameWriter, requireWriter } from "./members.ts";
import { createThingReads } from "./read-thing.ts";
import {
  admitNewcomer,
  type Asked,
  type Sent,
  type SharedRow,
  type ThingParts,
  type Writing,
} from "./thing-parts.ts";

const SETTLED_AT_ONCE = 200;

/** What teachers share in 쌤마당: listed, written once, changed, taken back and reported by the same rules. */
export function createSharedThing<Row extends SharedRow, Text>(parts: ThingParts<Row, Text>) {
  const { thing, counter, failures } = parts;
  const reads = createThingReads(parts);
  const { find, look, lookAt } = reads;
  // The columns of `SharedRow` are the same in all of them; the others are the thing's own.
  const table = parts.table as "cafe_posts";
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
    ...reads,
    setState,
    settle: parts.settle,

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
