import type { LiveBus } from "./live-bus.ts";
import type { NewsReader } from "./news-reader.ts";

export const POLL_MS = 500;

/**
 * Several server processes on one PostgreSQL behind a pooler that does not let LISTEN through
 * (PgBouncer in transaction mode): asks for the sequences of watched scopes twice a second.
 */
export function openPollBus(reader: NewsReader, endSession: LiveBus["endSession"]): LiveBus {
  const timer = setInterval(() => reader.checkAll(), POLL_MS);
  timer.unref();
  return {
    watch: (scope, listener, as) => reader.watch(scope, listener, as),
    publish: (commit) => reader.publish(commit),
    endSession,
    tell: () => {},
    hear: () => () => {},
    async close() {
      clearInterval(timer);
      reader.close();
    },
  };
}
