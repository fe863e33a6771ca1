import type { DrillResult } from "@damim/domain/admin/drill.ts";
import type { Queries } from "../../db/schema.ts";

/** What the last drill found, for 관리 「서버」, for figures and for the doctor. */
const DRILL_FACT = "drill";

export async function saveDrill(queries: Queries, drill: DrillResult): Promise<void> {
  const value = JSON.stringify(drill);
  await queries
    .insertInto("facts")
    .values({ name: DRILL_FACT, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Undefined before the first one. */
export async function findDrill(queries: Queries): Promise<DrillResult | undefined> {
  const fact = await queries
    .selectFrom("facts")
    .select("value")
    .where("name", "=", DRILL_FACT)
    .executeTakeFirst();
  // Written by `saveDrill` alone.
  return fact && (JSON.parse(fact.value) as DrillResult);
}
