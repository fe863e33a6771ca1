import type { RecordKind } from "@damim/sync/kind.ts";
import type { Destruction } from "./destruction-record.ts";

/** Its id is the school year, or the pupil of one (`destruction-id.ts`). */
export const destructionKind: RecordKind<Destruction, "destruction"> = {
  name: "destruction",
  version: 1,
};
