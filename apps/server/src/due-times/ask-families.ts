import { bookingPlanKind } from "@damim/domain/booking/booking.ts";
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";
import { familyPageKind } from "@damim/domain/family-page/family-page.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { surveyKind } from "@damim/domain/survey/survey.ts";
import { weeklyLetterKind } from "@damim/domain/weekly-letter/weekly-letter.ts";
import type { Queries } from "../db/schema.ts";

/** What families of a class may hear of. */
const TOLD: ReadonlySet<string> = new Set([
  bookingPlanKind.name,
  dayNoticeKind.name,
  familyPageKind.name,
  surveyKind.name,
  weeklyLetterKind.name,
]);

/**
 * Has the browsers that hear of a class looked at soon, **inside the transaction** of what is written. Whether there is
 * something to tell is found then.
 */
export async function askFamilies(
  queries: Queries,
  written: readonly { readonly scope: string; readonly kind: string }[],
): Promise<void> {
  const scopes = written.filter(({ kind }) => TOLD.has(kind)).map(({ scope }) => scope);
  for (const text of new Set(scopes)) {
    const scope = parseScope(text);
    if (scope?.type !== "year") continue;
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
}
