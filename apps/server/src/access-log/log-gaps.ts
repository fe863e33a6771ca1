import type { Queries } from "../db/schema.ts";
import type { AccessLine } from "./access-log.ts";

const FACT = "access-log-gaps";

/** From when to when the log has no line, epoch ms. */
type Gap = readonly [from: number, until: number];

/** A database was put back without the lines of the time since: its teachers read that they are missing. */
export async function noteLogGap(queries: Queries, until: number): Promise<void> {
  const last = await queries
    .selectFrom("access_log")
    .select((is) => is.fn.max("last_at").as("at"))
    .executeTakeFirst();
  const gap: Gap = [Number(last?.at ?? 0), until];
  const value = JSON.stringify([...(await readGaps(queries)), gap]);
  await queries
    .insertInto("facts")
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** As lines of the log, for the months that they touch. */
export async function listLogGaps(
  queries: Queries,
  range: { readonly from: number; readonly until: number },
): Promise<readonly AccessLine[]> {
  const gaps = await readGaps(queries);
  return gaps
    .filter(([from, until]) => until >= range.from && from < range.until)
    .map(([firstAt, lastAt]) => {
      return {
        firstAt,
        lastAt,
        act: "lost",
        subject: "",
        count: 1,
        people: [],
        device: null,
        address: "",
      };
    });
}

async function readGaps(queries: Queries): Promise<readonly Gap[]> {
  const fact = await queries
    .selectFrom("facts")
    .select("value")
    .where("name", "=", FACT)
    .executeTakeFirst();
  return fact ? (JSON.parse(fact.value) as readonly Gap[]) : [];
}
