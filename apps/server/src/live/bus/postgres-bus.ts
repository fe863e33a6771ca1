import { randomUUID } from "node:crypto";
import { listenPostgres } from "./listen-postgres.ts";
import {
  CHANNEL,
  parsePayload,
  parseSessionEnd,
  parseWord,
  toSessionEndPayload,
  toWordPayload,
} from "../../sync/announcement.ts";
import type { LiveBus } from "./live-bus.ts";
import type { NewsReader } from "./news-reader.ts";

/**
 * Several server processes on one PostgreSQL: a push announces its commit with NOTIFY inside its
 * transaction, the others LISTEN and read the rows. A connection that was lost has lost
 * announcements too: when it is back, all watched scopes are compared with the database.
 */
export function openPostgresBus(options: {
  readonly reader: NewsReader;
  readonly databaseUrl: string;
  readonly onLost: (error: unknown) => void;
  /** Ends the session's streams of this process. */
  readonly endSession: LiveBus["endSession"];
  /** Says something on the channel; a failure is told, not thrown. */
  readonly notify: (payload: string) => void;
}): LiveBus {
  const { reader, databaseUrl, onLost, endSession, notify } = options;
  const sender = randomUUID();
  let isLost = false;
  const hearers = new Set<(message: string) => void>();
  // Opened by the first listener: a process that only fills a database needs none.
  let listening: ReturnType<typeof listenPostgres> | undefined;
  const listen = (): ReturnType<typeof listenPostgres> =>
    listenPostgres({
      databaseUrl,
      channel: CHANNEL,
      onListening() {
        isLost = false;
        reader.checkAll();
      },
      onLost(error) {
        isLost = true;
        onLost(error);
      },
      onMessage(payload) {
        const ended = parseSessionEnd(payload);
        if (ended) return endSession(ended);
        const word = parseWord(payload);
        if (word) {
          if (word.sender !== sender) for (const hear of hearers) hear(word.message);
          return;
        }
        const announcement = parsePayload(payload);
        if (announcement && announcement.sender !== sender) reader.hear(announcement);
      },
    });

  return {
    sender,
    watch(scope, listener, as) {
      const stop = reader.watch(scope, listener, as);
      listening ??= listen();
      return stop;
    },
    publish: (commit) => reader.publish(commit),
    endSession(sessionId) {
      endSession(sessionId);
      notify(toSessionEndPayload(sessionId));
    },
    tell: (message) => notify(toWordPayload(sender, message)),
    hear(listener, isAtOnce = false) {
      hearers.add(listener);
      if (isAtOnce) listening ??= listen();
      return () => hearers.delete(listener);
    },
    isDeaf: () => isLost,
    async close() {
      reader.close();
      await listening?.close();
    },
  };
}
