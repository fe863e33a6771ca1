import type { RecordKind } from "@damim/sync/kind.ts";
import type { MonthClose } from "./month-close-record.ts";

export type { MonthClose };

export const monthCloseKind: RecordKind<MonthClose, "monthClose"> = {
  name: "monthClose",
  version: 1,
};
