import { aiCallKind, CALL_TEXT_DAYS } from "@damim/domain/ai-writing/ai-draft.ts";
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Database } from "../db/open-database.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import { emptyFields } from "../sync/empty-fields.ts";
import type { WriteScope } from "../sync/scope-writer.ts";

const NIGHTLY = createSchedule("53 3 * * *");
/** What was sent, veiled, and what came back; what it cost stays. */
const TEXTS = ["request", "answer"] as const;

/** After 30 days nothing is left of the texts of a question to a model, also where its page is never opened again. */
export function createEmptyAiTextsJob(deps: {
  readonly database: Database;
  readonly now: () => number;
  readonly writeScope: WriteScope;
}): Job {
  const { database, now } = deps;
  const { queries } = database;
  return {
    name: "empty-ai-texts",
    nextRun: NIGHTLY,
    async run(ends) {
      const from = addDays(toSeoulDay(now()), -CALL_TEXT_DAYS);
      const scopes = await queries
        .selectFrom("scopes")
        .select("scope")
        .where("scope", "like", "t/%")
        .execute();
      for (const { scope } of scopes) {
        if (ends?.aborted) return;
        const rows = await queries
          .selectFrom("rows")
          .select(["id", "data", "dead_at"])
          .where("scope", "=", scope)
          .where("kind", "=", aiCallKind.name)
          // Ids begin with their day.
          .where("id", "<", from)
          .execute();
        await emptyFields(deps, {
          scope,
          kind: aiCallKind.name,
          fields: TEXTS,
          rows: rows.map((row) => ({ ...row, data: JSON.parse(row.data) as object })),
        });
      }
    },
  };
}
