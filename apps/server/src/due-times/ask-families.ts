import type { Database } from "../db/open-database.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { Queries } from "../db/schema.ts";
import { FAMILY_MARK, FAMILY_MARK_AT } from "./due-marks.ts";

const SCOPES_AT_ONCE = 50;

/**
 * Has the browsers that hear of the class of a year looked at soon, inside a transaction. Whether there is something to
 * tell is found then.
 */
export async function askFamilies(queries: Queries, text: string): Promise<void> {
  const scope = parseScope(text);
  if (scope?.type !== "year") return;
  const codes = queries
    .selectFrom("links")
    .select("code_hash")
    .where("owner_id", "=", scope.uid)
    .where("kind", "=", "class")
    .where("target_id", "=", String(scope.year));
  await queries
    .updateTable("family_push")
    .set({ next_at: 0 })
    .where("code_hash", "in", codes)
    .execute();
}

/** The same of every class of which pushes have said so since (`markDueTimes`). */
export async function askMarkedFamilies({ queries, tx }: Database): Promise<void> {
  for (;;) {
    const marked = await queries
      .selectFrom("due_times")
      .select("scope")
      .where("look_at", "=", FAMILY_MARK_AT)
      .limit(SCOPES_AT_ONCE)
      .execute();
    for (const { scope } of marked) {
      await tx(async (work) => {
        // A push that writes meanwhile waits for this, and marks the class once more.
        await work
          .deleteFrom("due_times")
          .where("scope", "=", scope)
          .where("kind", "=", FAMILY_MARK)
          .execute();
        await askFamilies(work, scope);
      });
    }
    if (marked.length < SCOPES_AT_ONCE) return;
  }
}

/** Classes whose browsers are still to be asked. */
export async function countMarkedFamilies(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom("due_times")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("look_at", "=", FAMILY_MARK_AT)
    .executeTakeFirstOrThrow();
  return Number(count);
}
