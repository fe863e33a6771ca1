import { CLOCK_PLAY_MS } from "@damim/domain/base/is-within.ts";
import type { Queries } from "../db/schema.ts";

const HOUR_MS = 3_600_000;
const LONGEST_HOLD_MS = HOUR_MS + CLOCK_PLAY_MS;

/** An answer that is kept. */
export interface OutsideCopy {
  readonly body: string;
  /** Epoch ms. */
  readonly fetchedAt: number;
}

interface Question {
  readonly service: string;
  readonly key: string;
}

/** The copy of a question, and until when (epoch ms) nobody else is to ask it. */
export async function findCopy(
  queries: Queries,
  { service, key }: Question,
): Promise<{ readonly copy: OutsideCopy | undefined; readonly askingUntil: number }> {
  const row = await queries
    .selectFrom("outside_copies")
    .select(["body", "fetched_at", "asking_until"])
    .where("service", "=", service)
    .where("key", "=", key)
    .executeTakeFirst();
  const copy =
    row && row.body !== null ? { body: row.body, fetchedAt: Number(row.fetched_at) } : undefined;
  return { copy, askingUntil: Number(row?.asking_until ?? 0) };
}

/** Takes the right to ask until an instant; of several processes one gets true. */
export async function claimQuestion(
  queries: Queries,
  { service, key }: Question,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<boolean> {
  const claimed = await queries
    .insertInto("outside_copies")
    .values({ service, key, body: null, fetched_at: 0, asking_until: until })
    .onConflict((conflict) =>
      conflict
        .columns(["service", "key"])
        .doUpdateSet({ asking_until: until })
        // Longer than an unreadable answer is left alone: written down while the clock ran ahead.
        .where((eb) =>
          eb.or([
            eb("outside_copies.asking_until", "<=", now),
            eb("outside_copies.asking_until", ">", now + LONGEST_HOLD_MS),
          ]),
        ),
    )
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Keeps an answer; everybody may ask again. */
export async function keepCopy(
  queries: Queries,
  { service, key }: Question,
  { body, fetchedAt }: OutsideCopy,
): Promise<void> {
  await queries
    .updateTable("outside_copies")
    .set({ body, fetched_at: fetchedAt, asking_until: 0 })
    .where("service", "=", service)
    .where("key", "=", key)
    .execute();
}

/** Nothing came: asked again from an instant on (epoch ms). */
export async function releaseQuestion(
  queries: Queries,
  { service, key }: Question,
  from: number,
): Promise<void> {
  await queries
    .updateTable("outside_copies")
    .set({ asking_until: from })
    .where("service", "=", service)
    .where("key", "=", key)
    .execute();
}

/** Forgets what was fetched, or asked in vain, before an instant. */
export async function forgetCopies(queries: Queries, before: number): Promise<void> {
  await queries
    .deleteFrom("outside_copies")
    .where("fetched_at", "<", before)
    .where("asking_until", "<", before)
    .execute();
}
