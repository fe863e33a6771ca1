import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { CouncilPack } from "./council-pack-record.ts";

export const councilPackKind: RecordKind<CouncilPack, "councilPack"> = {
  name: "councilPack",
  version: 1,
};

/** Printed twice on a day from the same facts it is one pack: "2027-03-08~7f3a91c2…". */
export function toCouncilPackId(madeOn: CalendarDay, factsHash: string): string {
  return `${madeOn}~${factsHash.slice(0, 16)}`;
}
