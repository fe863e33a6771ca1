import type { RecordKind } from "@damim/sync/kind.ts";
import type { HelpReply } from "./help-reply-record.ts";

export type { HelpReply };

export const helpReplyKind: RecordKind<HelpReply, "helpReply"> = { name: "helpReply", version: 1 };
