import type { RecordKind } from "@damim/sync/kind.ts";
import type { AccessCheck } from "./access-check-record.ts";

export const accessCheckKind: RecordKind<AccessCheck, "accessCheck"> = {
  name: "accessCheck",
  version: 1,
};
