// Loaded with what shows due things.
import {
  listOpenChecks,
  toRoundTitle,
  type CheckRows,
  type OpenCheck,
  type RoundView,
} from "@damim/domain/check/check-rows.ts";
import type { DueCode } from "../../../kit/manifest/due-source.ts";
import { toCheckPlace } from "@damim/domain/check/check-place.ts";
import { readCheckRows } from "../check-rows.ts";

export const listDue: DueCode["listDue"] = ({ store, calendar, today }) =>
  listMissingRounds(readCheckRows(store, { calendar, today })).map(
    ({ check, newest: { round, dueOn, missing } }) => ({
      id: `${check.id}~${round}`,
      title: `${toRoundTitle(check, round)} 안 낸 학생 ${missing.length}명`,
      detail: check.subject ?? undefined,
      dueOn,
      to: toCheckPlace(check.id),
    }),
  );

/** The newest round of open checks, where somebody is missing; what is due first on top. */
function listMissingRounds(
  rows: CheckRows,
): readonly (OpenCheck & { readonly newest: RoundView })[] {
  return listOpenChecks(rows).flatMap(({ newest, ...open }) =>
    newest && newest.missing.length > 0 ? [{ ...open, newest }] : [],
  );
}
