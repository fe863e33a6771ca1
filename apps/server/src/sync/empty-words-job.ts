import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { emptiedKindNames, isFilled, listOver } from "@damim/domain/registry/emptied-kinds.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import type { WriteScope } from "./scope-writer.ts";

const NIGHTLY = createSchedule("50 3 * * *");
const IDS_AT_ONCE = 500;

/**
 * Empties, every night, what others said once its days are over (`emptiedKinds`): in the rows, so on every device, and in the
 * history, also of rows that are deleted. What a device sends later goes with the next night.
 */
export function createEmptyWordsJob({
  database: { queries },
  now,
  writeScope,
}: Pick<ServerDeps, "database" | "now"> & { readonly writeScope: WriteScope }): Job {
  async function emptyScope(scope: string): Promise<void> {
    const found = await queries
      .selectFrom("rows")
      .select(["kind", "id", "data"])
      .where("scope", "=", scope)
      .where("kind", "in", emptiedKindNames)
      .execute();
    const kept = found.map((row) => ({ ...row, data: JSON.parse(row.data) as Fields }));
    for (const { kind, fields, rows } of listOver(kept, toSeoulDay(now()))) {
      const filled = rows.filter((row) => isFilled(row, fields));
      const emptied = Object.fromEntries(fields.map((field) => [field, null]));
      if (filled.length > 0)
        await writeScope(scope, async (draft) => {
          for (const { id } of filled) await draft.write(kind, id, emptied);
        });
      for (let at = 0; at < rows.length; at += IDS_AT_ONCE)
        await queries
          .deleteFrom("history")
          .where("scope", "=", scope)
          .where("kind", "=", kind)
          .where(
            "id",
            "in",
            rows.slice(at, at + IDS_AT_ONCE).map(({ id }) => id),
          )
          .where("field", "in", fields)
          .execute();
    }
  }

  return {
    name: "empty-words",
    nextRun: NIGHTLY,
    async run(ends) {
      const scopes = await queries
        .selectFrom("scopes")
        .select("scope")
        .where("scope", "like", "t/%")
        .execute();
      for (const { scope } of scopes) {
        if (ends?.aborted) return;
        await emptyScope(scope);
      }
    },
  };
}
