import type { RecordKind } from "@damim/sync/kind.ts";

/**
 * Somebody answered an own post of 도움방, which was not opened since. Written by the server into her own settings, so
 * that it stands on every device and without a network; its id is the post's. Opening the post takes it out.
 */
export interface HelpReply {
  /** Of her own post. */
  readonly title: string;
  /** Comments since she opened it last. */
  readonly count: number;
  /** Epoch ms of the newest. */
  readonly at: number;
}

export const helpReplyKind: RecordKind<HelpReply, "helpReply"> = { name: "helpReply", version: 1 };
