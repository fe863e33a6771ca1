import type { CheckRound } from "@damim/domain/check/check.ts";

/** Where a check is marked; without a round its newest. */
export function toCheckPlace(checkId?: string, round?: CheckRound): string {
  const query = new URLSearchParams({
    about: "checkLists",
    ...(checkId && { check: checkId }),
    ...(round && round !== "one" && { round }),
  });
  return `/checkListMemo?${query.toString()}`;
}
