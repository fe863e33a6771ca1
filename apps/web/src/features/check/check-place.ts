import type { CheckRound } from "@damim/domain/check/check.ts";

/** Where a class sees one round of it. */
export function toCheckBoard(checkId: string, round: CheckRound): string {
  return `/tapBoard?${new URLSearchParams({ check: checkId, round }).toString()}`;
}

/** Where a check is marked; without a round its newest. */
export function toCheckPlace(checkId?: string, round?: CheckRound): string {
  const query = new URLSearchParams({
    about: "checkLists",
    ...(checkId && { check: checkId }),
    ...(round && round !== "one" && { round }),
  });
  return `/checkListMemo?${query.toString()}`;
}
