import { sql } from "kysely";
import type { Queries, Tables } from "../db/schema.ts";

type Counter = Tables["cafe_counters"]["name"];

/** Holds everybody else off until the transaction ends: what is asked behind it is what will be written on. */
export async function lockCounter(queries: Queries, name: Counter): Promise<void> {
  await sql`update cafe_counters set seq = seq where name = ${name}`.execute(queries);
}

/** The next sequence: no gaps, and none appears below one that was read already. */
export async function takeSeq(
  queries: Queries,
  name: Exclude<Counter, "members">,
): Promise<number> {
  const { seq } = await queries
    .updateTable("cafe_counters")
    .set((eb) => ({ seq: eb("seq", "+", 1) }))
    .where("name", "=", name)
    .returning("seq")
    .executeTakeFirstOrThrow();
  return seq;
}
