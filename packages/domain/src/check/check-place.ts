import type { CheckRound } from "./check.ts";

/** Where a class sees one round of it. */
export function toCheckBoard(checkId: string, round: CheckRound): string {
  return `/tapBoard?check=${encodeURIComponent(checkId)}&round=${round}`;
}

/** Where a check is marked; without a round its newest. */
export function toCheckPlace(checkId?: string, round?: CheckRound): string {
  const ofCheck = checkId ? `&check=${encodeURIComponent(checkId)}` : "";
  const ofRound = round && round !== "one" ? `&round=${round}` : "";
  return `/checkListMemo?about=checkLists${ofCheck}${ofRound}`;
}
