import type { LiveListener, Listening } from "@damim/sync/server/live-hub.ts";
import type { Commit } from "@damim/sync/server/push.ts";

/** Brings what is committed, by this server process or another, to the listeners of this one. */
export interface LiveBus {
  /**
   * The name under which commits of this process are announced inside their transaction; absent
   * when nobody listens for announcements.
   */
  readonly sender?: string;
  /** Returns the way to stop. */
  watch(scope: string, listener: LiveListener, as?: Listening): () => void;
  /** Tells what this process has committed. It is durable already. */
  publish(commit: Commit): void;
  /**
   * Ends the live streams of a session that is over, here and, where processes can talk to each other,
   * at once everywhere; elsewhere the next heartbeat finds out.
   */
  endSession(sessionId: string): void;
  /**
   * Says something that nobody keeps to the other server processes, at most 7,900 bytes. It goes nowhere where
   * they cannot talk to each other.
   */
  tell(message: string): void;
  /** What others told, once somebody watches a scope; `isAtOnce`: from now on. Returns the way to stop. */
  hear(listener: (message: string) => void, isAtOnce?: boolean): () => void;
  /** What others say does not come just now. Absent: there is nobody to hear, or it is found without them. */
  isDeaf?(): boolean;
  /** What others say is found without them while it is deaf, only later: people can still be answered. */
  readonly isLate?: boolean;
  close(): Promise<void>;
}
