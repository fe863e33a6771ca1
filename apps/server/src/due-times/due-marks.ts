import { bookingPlanKind } from "@damim/domain/booking/booking.ts";
import { familyPageKind } from "@damim/domain/family-page/family-page.ts";
import { surveyKind } from "@damim/domain/survey/survey.ts";
import { weeklyLetterKind } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { toDueMark, type DueKind, type DueMark } from "@damim/domain/due-time/due-time.ts";
import { CLUB_UID_START } from "@damim/domain/club/club-role.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { DueTimeRow } from "../db/push-tables.ts";
import type { Queries } from "../db/schema.ts";
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";

interface WrittenRow {
  readonly scope: string;
  readonly kind: string;
  readonly id: string;
}

const AT_ONCE = 500;

/** Stands in the place of a kind: families of the class may have something to hear (`due-times/ask-families.ts`). */
export const FAMILY_MARK = "family";
/** Behind all times: it comes due for nobody who looks at times. */
export const FAMILY_MARK_AT = Number.MAX_SAFE_INTEGER - 1;
/** What families of a class may hear of. */
const TOLD: ReadonlySet<string> = new Set([
  bookingPlanKind.name,
  dayNoticeKind.name,
  familyPageKind.name,
  surveyKind.name,
  weeklyLetterKind.name,
]);

/** Whether a due time hangs on a row of this kind. */
export function isDueKind(kind: string): boolean {
  return toDueMark({ kind, id: "" }) !== undefined;
}

/**
 * Says **inside the transaction of a push** which due times have to be found anew: those of the rows that it writes or
 * deletes, and all that hang on a calendar, bells or lessons that it writes. Of the years of teachers; those of clubs ring
 * on open pages alone. What families may hear of marks the class. All that it writes lies beside the rows, on whichever node that is.
 */
export async function markDueTimes(
  queries: Queries,
  written: readonly WrittenRow[],
): Promise<void> {
  const rows = new Map<string, Omit<DueTimeRow, "next_at">>();
  const kindsByScope = new Map<string, Set<DueKind>>();
  for (const { scope, ...row } of written) {
    const mark = toDueMark(row);
    const isTold = TOLD.has(row.kind);
    const uid = mark || isTold ? findOwner(scope) : undefined;
    if (uid === undefined) continue;
    const add = (kind: string, rowId: string, lookAt: number): void =>
      void rows.set(`${scope}\n${kind}\n${rowId}`, {
        scope,
        kind,
        row_id: rowId,
        user_id: uid,
        look_at: lookAt,
      });
    if (isTold) add(FAMILY_MARK, "", FAMILY_MARK_AT);
    if (mark?.type === "row") add(mark.kind, mark.rowId, 0);
    else if (mark) addKinds(kindsByScope, scope, mark);
  }
  for (const [scope, kinds] of kindsByScope) {
    await queries
      .updateTable("due_times")
      .set({ look_at: 0 })
      .where("scope", "=", scope)
      .where("kind", "in", [...kinds])
      .execute();
  }
  const values = [...rows.values()].map((row) => ({ ...row, next_at: null }));
  for (let start = 0; start < values.length; start += AT_ONCE) {
    await queries
      .insertInto("due_times")
      .values(values.slice(start, start + AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(["scope", "kind", "row_id"])
          .doUpdateSet((set) => ({ look_at: set.ref("excluded.look_at") })),
      )
      .execute();
  }
}

function findOwner(text: string): string | undefined {
  const scope = parseScope(text);
  return scope?.type === "year" && !scope.uid.startsWith(CLUB_UID_START) ? scope.uid : undefined;
}

function addKinds(
  kindsByScope: Map<string, Set<DueKind>>,
  scope: string,
  { kinds }: Extract<DueMark, { readonly type: "scope" }>,
): void {
  const known = kindsByScope.get(scope) ?? new Set();
  for (const kind of kinds) known.add(kind);
  kindsByScope.set(scope, known);
}
