import {
  listOpenChecks,
  type CheckRows,
  type OpenCheck,
  type RoundView,
} from "@damim/domain/check/check-rows.ts";

/** The newest round of open checks, where somebody is missing; what is due first on top. */
export function listMissingRounds(
  rows: CheckRows,
): readonly (OpenCheck & { readonly newest: RoundView })[] {
  return listOpenChecks(rows).flatMap(({ newest, ...open }) =>
    newest && newest.missing.length > 0 ? [{ ...open, newest }] : [],
  );
}
