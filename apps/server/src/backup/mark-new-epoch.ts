import { randomUUID } from "node:crypto";
import type { Queries } from "../db/schema.ts";

/**
 * Says that this database is another life of the server: devices start over and send again what it
 * lacks. A server that runs tells it after its next start.
 */
export async function markNewEpoch(queries: Queries): Promise<void> {
  const value = randomUUID();
  await queries
    .insertInto("facts")
    .values({ name: "epoch", value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
