import type { RecordKind } from "@damim/sync/kind.ts";
import type { BoardMessage } from "./board-message-record.ts";

export type { BoardMessage };

export const boardMessageKind: RecordKind<BoardMessage, "boardMessage"> = {
  name: "boardMessage",
  version: 1,
};
