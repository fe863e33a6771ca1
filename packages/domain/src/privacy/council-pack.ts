import type { RecordKind } from "@damim/sync/kind.ts";
import type { CouncilPack } from "./council-pack-record.ts";

export const councilPackKind: RecordKind<CouncilPack, "councilPack"> = {
  name: "councilPack",
  version: 1,
};
