import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { REPORT_KEPT_DAYS } from "@damim/domain/family-report/report-days.ts";
import { toReportPlace } from "@damim/domain/family-report/report-parts.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Database } from "../db/open-database.ts";
import { createSchedule, type Job } from "../jobs/job.ts";
import { emptyFields } from "../sync/empty-fields.ts";
import type { WriteScope } from "../sync/scope-writer.ts";

const NIGHTLY = createSchedule("55 3 * * *");
/** What the family wrote, and what tells its phone; that something was told stays beside the mark. */
const THEIRS = ["note", "relation", "keyHash"] as const;

/** 30 days after its day nothing is left of what a family wrote, also not in the history. The mark stays. */
export function createEmptyReportsJob(deps: {
  readonly database: Database;
  readonly now: () => number;
  readonly writeScope: WriteScope;
}): Job {
  const { queries } = deps.database;
  const kind = familyReportKind.name;
  return {
    name: "empty-reports",
    nextRun: NIGHTLY,
    async run(ends) {
      const before = addDays(toSeoulDay(deps.now()), -REPORT_KEPT_DAYS);
      const scopes = await queries
        .selectFrom("scopes")
        .select("scope")
        .where("scope", "like", "t/%")
        .execute();
      for (const { scope } of scopes) {
        if (ends?.aborted) return;
        const found = await queries
          .selectFrom("rows")
          .select(["id", "data", "dead_at"])
          .where("scope", "=", scope)
          .where("kind", "=", kind)
          .execute();
        const rows = found
          .filter(({ id }) => toReportPlace(id).day < before)
          .map((row) => ({ ...row, data: JSON.parse(row.data) as Fields }));
        await emptyFields(deps, { scope, kind, fields: THEIRS, rows });
      }
    },
  };
}
