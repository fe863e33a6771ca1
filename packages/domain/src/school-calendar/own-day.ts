import type { RecordKind } from "@damim/sync/kind.ts";
import type { OwnDay } from "./own-day-record.ts";

/**
 * What a teacher says of one day of the school: 재량휴업일, 방학, a holiday of the place, or "our school is
 * open that day", which hides the built-in holiday (or the weekend) for this teacher.
 */
export const ownDayTypeLabels = {
  closed: "쉬는 날",
  vacation: "방학",
  open: "학교 가는 날",
} as const;

export type { OwnDay };

export const LONGEST_DAY_LABEL_CHARACTERS = 40;

export const ownDayKind: RecordKind<OwnDay, "ownDay"> = {
  name: "ownDay",
  version: 1,
};
