import type { Queries } from "../db/schema.ts";

/** Messages that are due and wait, and since when the first does, epoch ms. */
export async function findWaiting(
  queries: Queries,
  now: number,
): Promise<{ readonly count: number; readonly oldestAt: number | undefined }> {
  const { count, oldest } = await queries
    .selectFrom("deliveries")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("count"),
      fn.min<number | string | null>("next_at").as("oldest"),
    ])
    .where("state", "in", ["new", "waiting"])
    .where("next_at", "<=", now)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAt: oldest === null ? undefined : Number(oldest) };
}
