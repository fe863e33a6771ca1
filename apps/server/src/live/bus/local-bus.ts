import type { LiveHub } from "@damim/sync/server/live-hub.ts";
import type { LiveBus } from "./live-bus.ts";

/** For a server process that is alone with its data, as every one on SQLite is. */
export function createLocalBus(hub: LiveHub, endSession: LiveBus["endSession"]): LiveBus {
  return {
    watch: (scope, listener, as) => hub.watch(scope, listener, as),
    publish: (commit) => hub.commit(commit),
    endSession,
    tell: () => {},
    hear: () => () => {},
    close: async () => {},
  };
}
