import type { ScopeReply } from "@damim/sync/protocol.ts";

/** What the server counts while it answers. Absent where nobody asked for figures. */
export interface Figures {
  /** `route` is the pattern, never the address; pages and what nobody knows have none. */
  answered(route: string | undefined, status: number): void;
  /** An exchange with a teacher's device. */
  synced(replies: readonly ScopeReply[], durationMs: number): void;
}
